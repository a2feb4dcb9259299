import { ActionForm, type ActionFormProps } from './action-form.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

type FormDialogProps = Pick<DialogProps, 'title' | 'size' | 'onClose'> &
  Omit<ActionFormProps, 'onCancel' | 'isInDialog'>

/** A dialog with one form. The action closes it when it succeeds. */
export function FormDialog({ title, size, onClose, ...form }: FormDialogProps) {
  return (
    <Dialog title={title} {...(size && { size })} onClose={onClose}>
      {(close) => <ActionForm {...form} isInDialog onCancel={close} />}
    </Dialog>
  )
}
