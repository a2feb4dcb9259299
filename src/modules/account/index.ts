export { AccountCard, Loaded, Problem } from './account-card.tsx'
export { AccountRow, AccountRows } from './account-rows.tsx'
export { AccountHints } from './account-hints.tsx'
export { AskSupport } from './responsible/ask-support.tsx'
export { CodeEntry } from './contacts/code-entry.tsx'
export { Facts } from './facts-list.tsx'
export {
  addContact,
  changeFakename,
  changePassword,
  confirmAuthenticator,
  confirmContact,
  confirmIdentity,
  confirmTwoFactor,
  excludeSelf,
  renamePasskey,
  saveProfile,
  setLimit,
  setTimeOut,
} from './operations.ts'
export { askForIdentity } from './identity/ask-for-identity.tsx'
export { askToFillProfile } from './profile/fill-profile.ts'
export { formatMinutes, limitFigures, nextBound, usedPercent } from './responsible/limit-figures.ts'
export { ForPlayers } from './for-players.tsx'
export { markConfirmSent } from './contacts/confirm-sent.ts'
export { countryOfNumber, narrowPhone } from './profile/phone-country.ts'
export { SettingRow, SwitchRow } from './preferences/setting-row.tsx'
export { shownContact } from './contacts/contacts.ts'
export { emitChange, useChanges } from './changes.ts'
export { useArrival } from './profile/arrival.ts'
export { useEndOthers } from './sessions/use-end-others.ts'
export { useEndSession } from './sessions/use-end-session.ts'
export { useCodeRequest } from './contacts/use-code-request.ts'
