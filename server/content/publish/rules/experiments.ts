import { ExperimentProps } from '../../../../schemas/documents/blocks/experiment.ts'
import { experimentType, sharesOf, variantNames } from '../../../../schemas/documents/blocks/variants.ts'
import { kindOf, type StoredDocument } from '../../../../schemas/kinds/index.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { blocksOf, type PlacedBlock } from '../../model/blocks.ts'
import { documentName, fits } from '../../model/contracts.ts'
import { combinationsOf, experimentsIn, maxCombinations, variantsHash } from '../../model/experiments.ts'
import { liftBlocks } from '../../read/compile/lift-document.ts'
import { at, rule, type Finding } from './rule.ts'

const whole = 100

/** A test that cannot be carried out or counted. */
export const wrongExperiment = rule({
  code: 'wrong-experiment',
  on: ['page', 'popup', 'layout'],
  severity: 'error',
  find({ document }) {
    const tests = blocksOf(document).filter(({ block }) => block.type === experimentType)
    const own = tests.flatMap((placed) => {
      const { pointer } = placed
      if (!kindOf(document.kind).canBeTested)
        return [
          at(
            pointer,
            phrase`A test cannot be in a popup: popups open on any page, and their views are not counted`,
            phrase`Test a block of a page or of a layout`,
          ),
        ]
      const outer = tests.find((other) => pointer.startsWith(`${other.pointer}/`))
      if (!outer) return [...conditionFindings(placed), ...variantFindings(placed)]
      return [
        at(
          pointer,
          phrase`A test cannot be inside of another one: nobody could say which of them made the difference`,
          phrase`Move it out of the test "${outer.block.id}", or finish that one first`,
        ),
      ]
    })
    return [...own, ...combinationFindings(document)]
  },
})

/** What a document must show is checked in every combination of variants, and nobody would have so many visitors. */
function combinationFindings(document: StoredDocument): Finding[] {
  const experiments = experimentsIn(document)
  const excess = experiments.find(
    (_, index) => combinationsOf(experiments.slice(0, index + 1)) > maxCombinations,
  )
  if (!excess) return []
  return [
    at(
      excess.pointer,
      phrase`The variants of all tests here have ${combinationsOf(experiments)} combinations; at most ${maxCombinations} are possible`,
      phrase`Finish one of the tests first, or remove variants`,
    ),
  ]
}

/** Visitors who do not see the test would be counted in no variant, and a part of the day or the week misleads. */
const conditionFindings = ({ block, pointer }: PlacedBlock): Finding[] =>
  (['when', 'period'] as const)
    .filter((field) => block[field] !== undefined)
    .map((field) =>
      at(
        `${pointer}/${field}`,
        phrase`A test has no conditions and no period of its own`,
        phrase`Set them on the blocks inside, the same in every variant`,
      ),
    )

function variantFindings({ block: { props, slots = {} }, pointer }: PlacedBlock): Finding[] {
  if (!fits(ExperimentProps, props)) return []
  const sum = sharesOf(props.shares).reduce((total, [, share]) => total + share, 0)
  const wrongSum = at(
    `${pointer}/props/shares`,
    phrase`The shares of the variants add up to ${sum} percent instead of 100`,
    phrase`Change them so that they add up to 100`,
  )
  return [
    ...(sum === whole ? [] : [wrongSum]),
    ...variantNames.flatMap((variant) => {
      const blocks = slots[variant] ?? []
      const hasShare = props.shares[variant] !== undefined
      if (hasShare && blocks.every(({ isHidden }) => isHidden))
        return [
          at(
            `${pointer}/slots/${variant}`,
            phrase`Variant ${variant.toUpperCase()} has no block that is shown`,
            phrase`Add a block to it, or remove its share`,
          ),
        ]
      if (hasShare || blocks.length === 0) return []
      return [
        at(
          `${pointer}/props/shares`,
          phrase`Nobody would ever see variant ${variant.toUpperCase()}: it has no share`,
          phrase`Give it a share, or remove its blocks`,
        ),
      ]
    }),
  ]
}

/** A running test whose results begin anew. */
export const experimentRestart = rule({
  code: 'experiment-restart',
  on: ['page', 'layout'],
  severity: 'warning',
  async find({ document, site, registry }) {
    const tests = experimentsIn(document)
    const before = tests.length > 0 ? await site.readBefore(documentName(document)) : null
    const running = before ? experimentsIn(liftBlocks(before, registry)) : []
    return tests.flatMap((test) => {
      const former = running.find(({ block }) => block.id === test.block.id)
      if (!former || (former.run === test.run && variantsHash(former) === variantsHash(test))) return []
      return [
        at(
          test.pointer,
          phrase`The test “${test.props.name.trim()}” is running and is changed: its results begin anew when this is published`,
          phrase`The results so far stay in the list of tests. To keep counting, discard the changes of the variants, shares and goal`,
        ),
      ]
    })
  },
})
