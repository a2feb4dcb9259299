import type { Edit } from './edit.ts'

/** An edit that would harm players, with the code of the issue that has to stop it. */
export interface HarmfulEdit {
  title: string
  edit: Edit
  code: string
  /** A warning that the editor may ignore. */
  isWarning?: true
}
