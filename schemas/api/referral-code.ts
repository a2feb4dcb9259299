/** Capital letters and digits that are not mistaken for each other: no I, O, 0 and 1. */
export const referralCodePattern = '^[A-HJ-NP-Z2-9]{8}$'

/** First segment of an invitation's address. */
export const invitePath = '/invite'

/** Deletes the code of an invitation that waits for a registration. */
export const declineInvitationPath = `${invitePath}/decline`

/** Query key of the registration page after an invitation: `1`, or `unknown` if the code of the link is none. */
export const invitationKey = 'invitation'

/** Cookie that tells the boot script that a code waits for a registration. */
export const invitedCookie = 'marquee_invited'
