import type { Edit } from './edit.ts'

/** An edit that would harm players, with the code of the issue that has to stop it. */
export interface HarmfulEdit {
  title: string
  edit: Edit
  code: string
  /** A warning that the editor may ignore. */
  isWarning?: true
}

export const duty = (title: string, edit: Edit): HarmfulEdit => ({ title, edit, code: 'duty' })

/** A duty that an editor may neglect after a warning. */
export const warning = (title: string, edit: Edit): HarmfulEdit => ({ ...duty(title, edit), isWarning: true })
