export { AccountHints } from './account-hints.tsx'
export { BreaksCard } from './responsible/breaks-card.tsx'
export { ContactsCard } from './contacts/contacts-card.tsx'
export { DepositLimitCard } from './responsible/deposit-limit-card.tsx'
export { Facts } from './facts-list.tsx'
export { ForPlayers } from './for-players.tsx'
export { IdentityCard } from './identity/identity-card.tsx'
export { LimitsCard } from './responsible/limits-card.tsx'
export {
  addContact,
  changeFakename,
  changePassword,
  confirmContact,
  confirmTwoFactor,
  excludeSelf,
  saveProfile,
  setLimit,
  setTimeOut,
} from './operations.ts'
export { PreferencesCard } from './preferences/preferences-card.tsx'
export { askToFillProfile } from './profile/fill-profile.ts'
export { ProfileForm } from './profile/profile-form.tsx'
export { SpendingCard } from './responsible/spending-card.tsx'
export { SubscriptionsCard } from './preferences/subscriptions-card.tsx'
export { TwoFactorCard } from './security/two-factor-card.tsx'
