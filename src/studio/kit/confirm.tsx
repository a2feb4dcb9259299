import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, type ButtonProps } from '../../ui/controls/button.tsx'
import { classNames } from '../../ui/styles/class-names.ts'
import { Row } from './layout.tsx'
import { Modal } from './modal.tsx'
import styles from './dialog.module.css'

interface ConfirmProps {
  /** The question, including the consequence. */
  question: string
  /** Label of the confirming button. */
  verb: string
  /** Runs after the dialog has closed. */
  onConfirm: () => void
  onClose: () => void
}

/** Asks before an action that cannot be undone; the cancel button has the focus. */
export function Confirm({ question, verb, onConfirm, onClose }: ConfirmProps) {
  const { t } = useTranslation()
  return (
    <Modal className={classNames(styles.dialog, styles.s)} onClose={onClose}>
      {(id, close) => (
        <>
          <p id={id}>{question}</p>
          <Row justify="right">
            <Button variant="secondary" autoFocus onClick={close}>
              {t('cancel')}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                onClose()
                onConfirm()
              }}
            >
              {verb}
            </Button>
          </Row>
        </>
      )}
    </Modal>
  )
}

type ConfirmButtonProps = Omit<ConfirmProps, 'onClose'> & Omit<ButtonProps, 'onClick'>

/** A button that asks before it acts. */
export function ConfirmButton({ question, verb, onConfirm, ...button }: ConfirmButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button {...button} aria-haspopup="dialog" onClick={() => setIsAsking(true)} />
      {isAsking && <Confirm {...{ question, verb, onConfirm }} onClose={() => setIsAsking(false)} />}
    </>
  )
}
