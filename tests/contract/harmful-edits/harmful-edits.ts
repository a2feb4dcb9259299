import { actionsEdits } from './actions.ts'
import { addressesEdits } from './addresses.ts'
import { answersEdits } from './answers.ts'
import { claimsEdits } from './claims.ts'
import { conditionsEdits } from './conditions.ts'
import { languagesEdits } from './languages.ts'
import { licenceEdits } from './licence.ts'
import { linksEdits } from './links.ts'
import { looksEdits } from './looks.ts'
import { pressureEdits } from './pressure.ts'
import { redirectsEdits } from './redirects.ts'
import { settingsOfPlayersEdits } from './settings-of-players.ts'
import { wordingEdits } from './wording.ts'
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
  ...wordingEdits,
  ...settingsOfPlayersEdits,
  ...redirectsEdits,
  ...looksEdits,
  ...linksEdits,
  ...licenceEdits,
  ...languagesEdits,
  ...conditionsEdits,
  ...answersEdits,
  ...addressesEdits,
  ...actionsEdits,
  ...pressureEdits,
  ...claimsEdits,
]
