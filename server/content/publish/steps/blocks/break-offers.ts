import { errorAt, type Issue } from '../../../../../schemas/issue.ts'
import { phrase } from '../../../../../schemas/phrase.ts'
import type { PlacedBlock } from '../../../model/blocks.ts'
import type { Site } from '../../site.ts'
import { invitesToPlay } from '../../duties/inviting.ts'

/** Blocks that only players on a break see and that invite them to pay in or to play. */
export function breakOffers(blocks: readonly PlacedBlock[], site: Site): Issue[] {
  return blocks.flatMap(({ block: { when, props, slots }, pointer }) => {
    const needed = [...(when?.all ?? []), ...(when?.any ?? [])]
    const isOfBreak = needed.some((fact) => fact.fact === 'break' && fact.is === 'on')
    if (!isOfBreak || !invitesToPlay([props, slots], site)) return []
    return [
      errorAt(
        `${pointer}/when`,
        'offer-on-break',
        phrase`Players on a break or self-excluded would be invited to pay in or to play, which the law forbids`,
        phrase`Show the block to players without a break instead, or remove its links to deposits, offers and games`,
      ),
    ]
  })
}
