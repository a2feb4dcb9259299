import { formEdits } from './forms.ts'
import type { HarmfulEdit } from './harmful-edit.ts'
import { pageEdits } from './pages.ts'
import { popupEdits } from './popups.ts'
import { removalEdits } from './removals.ts'
import { settingsEdits } from './settings.ts'
import { textEdits } from './texts.ts'

/** Edits over all kinds of documents that no content manager may publish by mistake. */
export const harmfulEdits: readonly HarmfulEdit[] = [
  ...removalEdits,
  ...pageEdits,
  ...formEdits,
  ...popupEdits,
  ...settingsEdits,
  ...textEdits,
]
