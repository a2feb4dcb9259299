/** Newest version of the protocol between the site and the frames of games and sportsbooks. */
export const frameVersion = 1

/** Characters of a path within a frame. */
export const maxFramePath = 500

/** Characters of the state that the site stores for a frame. */
export const maxFrameState = 8192

/** Characters of a frame's title. */
export const maxFrameTitle = 120

/** Highest frame, in pixels; higher ones are cut off. */
export const maxFrameHeight = 20_000

/** A decimal amount of money that a frame names, in the player's currency. */
export const frameAmountPattern = /^\d{1,15}(?:\.\d{1,8})?$/

/** What keeps a frame from going on, each with its own button. */
export const frameErrorCodes = ['login', 'funds', 'break', 'failed'] as const
export type FrameErrorCode = (typeof frameErrorCodes)[number]

/** Protocols of providers that the site translates. */
export const frameAdapterNames = ['betconstruct', 'gr8'] as const
export type FrameAdapterName = (typeof frameAdapterNames)[number]
