/**
 * What lets a user in besides the password, or guards it. sessions: where the user is signed in. previews: shared links to
 * drafts. factor: the authenticator app with the recovery codes.
 */
export const accessKinds = ['sessions', 'passkeys', 'tokens', 'previews', 'factor'] as const
export type AccessKind = (typeof accessKinds)[number]

/** What stays unless somebody decides otherwise: a second factor lets nobody in, and protects the new password. */
export const keptByDefault: readonly AccessKind[] = ['factor']

/** How many of each kind a user has. */
export type UserAccess = Record<AccessKind, number>
