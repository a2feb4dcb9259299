import type { ReactNode } from 'react'
import type { CompiledPopup } from '../../../schemas/compiled.ts'
import type { OpenDialog } from '../../modules/dialogs/index.ts'
import { popupId } from './open-popup.ts'

/** The dialog of a popup document. */
export function popupDialog(popup: CompiledPopup, content: ReactNode): Omit<OpenDialog, 'status'> {
  return {
    id: popupId(popup.key),
    type: popup.type ?? 'popup',
    size: popup.size,
    title: popup.title,
    showTitle: popup.showTitle,
    preventClose: popup.preventClose,
    content,
  }
}
