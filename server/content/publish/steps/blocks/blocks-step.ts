import { experimentType } from '../../../../../schemas/documents/blocks/variants.ts'
import { blockIssues } from '../../../../../schemas/documents/blocks/block-issues.ts'
import { formatFunction } from '../../../../../forms/index.ts'
import { blocksOf, type PlacedBlock } from '../../../model/blocks.ts'
import { liftBlocks } from '../../../read/compile/lift-document.ts'
import { documentName, errorsOf } from '../../../model/contracts.ts'
import { breakOffers } from './break-offers.ts'
import { columnIssues } from './column-issues.ts'
import { conditionIssues } from './condition-issues.ts'
import { experimentIssues, restartIssues } from './experiment-issues.ts'
import { pastCountdowns } from './past-periods.ts'
import { errorAt, type Issue } from '../../../../../schemas/issue.ts'
import type { DocumentStep } from '../../context.ts'
import { isLimited, type Period } from '../../../../../schemas/documents/blocks/period.ts'
import { phrase } from '../../../../../schemas/phrase.ts'

/** Blocks whose earlier state matters. */
const comparedTypes: readonly string[] = [experimentType, 'Countdown']

/** Checks that every block is in the registry, matches its contract and is allowed in its position. */
export const blocksStep: DocumentStep = {
  name: 'blocks',
  async run(draft, { registry, site }) {
    const document = liftBlocks(draft.document, registry)
    const isCompared = blocksOf(document).some(({ block: { type } }) => comparedTypes.includes(type))
    const before = isCompared ? await site.readBefore(documentName(document)) : null
    const issues = [
      ...sharedIds(blocksOf(document)),
      ...blocksOf(document).flatMap(periodIssues),
      ...periodsApart(blocksOf(document)),
      ...blocksOf(document).flatMap(countdownIssues),
      ...pastCountdowns(blocksOf(document), before ? blocksOf(before) : [], Date.now()),
      ...breakOffers(blocksOf(document), site),
      ...blocksOf(document).flatMap((placed) => columnIssues(placed, registry)),
      ...conditionIssues(
        document,
        site.languages.map(({ code }) => code),
      ),
      ...experimentIssues(document),
      ...restartIssues(document, before && liftBlocks(before, registry)),
      ...blockIssues(document.kind, document.body, { registry, errorsOf }),
    ]
    return { draft: { ...draft, document }, issues }
  },
}

const isMoment = (text: string) => formatFunction('date-time')?.(text) === true

/** Checks that a block with a period is ever shown. */
function periodIssues({ block: { period = {} }, pointer }: PlacedBlock): Issue[] {
  const impossible = Object.entries(period).filter(([, moment]) => !isMoment(moment))
  if (impossible.length > 0)
    return impossible.map(([name, moment]) =>
      errorAt(
        `${pointer}/period/${name}`,
        'impossible-date',
        phrase`No calendar has the moment "${moment}"`,
        phrase`Choose another day or time`,
      ),
    )
  const { begins, ends } = period
  if (begins === undefined || ends === undefined || Date.parse(begins) < Date.parse(ends)) return []
  return [
    errorAt(
      `${pointer}/period/ends`,
      'empty-period',
      phrase`Nobody would ever see this block: its period ends before it begins`,
      phrase`Choose an end after the beginning, or remove one of the two`,
    ),
  ]
}

/** A countdown to a day that does not exist. Its contract leaves out the seconds. */
function countdownIssues({ block: { type, props }, pointer }: PlacedBlock): Issue[] {
  const text = type === 'Countdown' ? props['moment'] : undefined
  if (typeof text !== 'string') return []
  const day = text.slice(0, text.indexOf('T'))
  if (isMoment(`${day}T00:00:00Z`)) return []
  return [
    errorAt(
      `${pointer}/props/moment`,
      'impossible-date',
      phrase`No calendar has the moment "${text}"`,
      phrase`Choose another day or time`,
    ),
  ]
}

/** Blocks whose period and that of a block around them have no moment in common. */
function periodsApart(placed: readonly PlacedBlock[]): Issue[] {
  const times = ({ begins, ends }: Period) =>
    [
      begins === undefined ? -Infinity : Date.parse(begins),
      ends === undefined ? Infinity : Date.parse(ends),
    ] as const
  return placed.flatMap(({ block: { period }, pointer }) => {
    if (!isLimited(period)) return []
    const isApart = placed.some(({ block: outer, pointer: around }) => {
      if (!pointer.startsWith(`${around}/`) || !isLimited(outer.period)) return false
      const [[begins, ends], [outerBegins, outerEnds]] = [times(period ?? {}), times(outer.period ?? {})]
      return ends <= outerBegins || outerEnds <= begins
    })
    if (!isApart) return []
    return [
      errorAt(
        `${pointer}/period`,
        'empty-period',
        phrase`Nobody would ever see this block: the block around it is shown at other times only`,
        phrase`Choose times within those of the block around it, or remove one of the two periods`,
      ),
    ]
  })
}

function sharedIds(blocks: readonly PlacedBlock[]): Issue[] {
  const seen = new Map<string, string>()
  return blocks.flatMap(({ block, pointer }) => {
    const first = seen.get(block.id)
    seen.set(block.id, first ?? pointer)
    if (first === undefined) return []
    return [
      errorAt(
        `${pointer}/id`,
        'duplicate-block-id',
        phrase`The id "${block.id}" is already used by the block at ${first}`,
        phrase`Give each block a unique id`,
      ),
    ]
  })
}
