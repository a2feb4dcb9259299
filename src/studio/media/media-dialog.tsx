import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from '../kit/dialog.tsx'

interface MediaDialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A dialog about pictures. It is rendered outside the form that may have opened it. */
export function MediaDialog({ title, onClose, children }: MediaDialogProps) {
  return createPortal(
    <Dialog title={title} size="l" hasClose onClose={onClose}>
      {() => children}
    </Dialog>,
    document.body,
  )
}
