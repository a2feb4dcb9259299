/** Group of the texts around a frame, by what is in it. */
export const frameTexts = { game: 'games.frame', sportsbook: 'sports.frame' } as const
export type FrameKind = keyof typeof frameTexts
