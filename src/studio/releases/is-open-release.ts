import type { Release } from '../../../schemas/studio/answers.ts'

/** Whether a release can be changed and published: it is neither scheduled nor past. */
export const isOpenRelease = ({ state }: Release): boolean => state === 'draft' || state === 'refused'
