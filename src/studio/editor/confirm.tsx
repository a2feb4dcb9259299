import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { Modal } from '../shell/modal.tsx'
import styles from './editor.module.css'

interface ConfirmProps {
  /** The question, including the consequence. */
  question: string
  /** Label of the confirming button. */
  verb: string
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before an action that cannot be undone; the cancel button has the focus. */
export function Confirm({ question, verb, onConfirm, onCancel }: ConfirmProps) {
  const { t } = useTranslation()
  return (
    <Modal className={styles.dialog} onClose={onCancel}>
      {(id, close) => (
        <>
          <p id={id}>{question}</p>
          <div className={styles.choices}>
            <Button variant="secondary" autoFocus onClick={close}>
              {t('cancel')}
            </Button>
            <Button variant="danger" onClick={onConfirm}>
              {verb}
            </Button>
          </div>
        </>
      )}
    </Modal>
  )
}
