import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { classNames } from '../../ui/styles/class-names.ts'
import { Row } from './layout.tsx'
import { Modal } from './modal.tsx'
import styles from './dialog.module.css'

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
    <Modal className={classNames(styles.dialog, styles.s)} onClose={onCancel}>
      {(id, close) => (
        <>
          <p id={id}>{question}</p>
          <Row justify="right">
            <Button variant="secondary" autoFocus onClick={close}>
              {t('cancel')}
            </Button>
            <Button variant="danger" onClick={onConfirm}>
              {verb}
            </Button>
          </Row>
        </>
      )}
    </Modal>
  )
}
