import { useTakeBackReason } from '../../releases/use-take-back-reason.ts'

/** Explains why drafts were not changed, with the names of those that somebody else has changed meanwhile. */
export const useBatchReason = () => useTakeBackReason('selection.changedMeanwhile')
