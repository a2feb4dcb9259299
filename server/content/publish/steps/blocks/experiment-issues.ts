import { ExperimentProps } from '../../../../../schemas/documents/blocks/experiment.ts'
import { experimentType, sharesOf, variantNames } from '../../../../../schemas/documents/blocks/variants.ts'
import type { StoredDocument } from '../../../../../schemas/kinds/index.ts'
import { errorAt, warningAt, type Issue } from '../../../../../schemas/issue.ts'
import { phrase } from '../../../../../schemas/phrase.ts'
import { blocksOf, type PlacedBlock } from '../../../model/blocks.ts'
import { fits } from '../../../model/contracts.ts'
import { combinationsOf, experimentsIn, maxCombinations, variantsHash } from '../../../model/experiments.ts'

const whole = 100

/** Checks that every A/B test can be carried out and counted. */
export function experimentIssues(document: StoredDocument): Issue[] {
  const tests = blocksOf(document).filter(({ block }) => block.type === experimentType)
  const own = tests.flatMap((placed) => {
    const { pointer } = placed
    const outer = tests.find((other) => pointer.startsWith(`${other.pointer}/`))
    if (document.kind === 'popup')
      return [
        errorAt(
          pointer,
          'experiment-in-popup',
          phrase`A test cannot be in a popup: popups open on any page, and their views are not counted`,
          phrase`Test a block of a page or of a layout`,
        ),
      ]
    if (outer)
      return [
        errorAt(
          pointer,
          'nested-experiment',
          phrase`A test cannot be inside of another one: nobody could say which of them made the difference`,
          phrase`Move it out of the test "${outer.block.id}", or finish that one first`,
        ),
      ]
    return [...conditionIssues(placed), ...variantIssues(placed)]
  })
  return [...own, ...combinationIssues(document)]
}

/** Warns before the results of a running test begin anew. `before`: the document on the site. */
export function restartIssues(document: StoredDocument, before: StoredDocument | null): Issue[] {
  const running = new Map(
    (before ? experimentsIn(before) : []).map((test): [string, typeof test] => [test.block.id, test]),
  )
  return experimentsIn(document).flatMap((test) => {
    const former = running.get(test.block.id)
    if (!former || (former.run === test.run && variantsHash(former) === variantsHash(test))) return []
    return [
      warningAt(
        test.pointer,
        'experiment-restart',
        phrase`The test “${test.props.name.trim()}” is running and is changed: its results begin anew when this is published`,
        phrase`The results so far stay in the list of tests. To keep counting, discard the changes of the variants, shares and goal`,
      ),
    ]
  })
}

/** What a document must show is checked in every combination of variants, and nobody would have so many visitors. */
function combinationIssues(document: StoredDocument): Issue[] {
  const experiments = experimentsIn(document)
  const count = combinationsOf(experiments)
  const excess = experiments.find(
    (_, index) => combinationsOf(experiments.slice(0, index + 1)) > maxCombinations,
  )
  if (!excess) return []
  return [
    errorAt(
      excess.pointer,
      'too-many-combinations',
      phrase`The variants of all tests here have ${count} combinations; at most ${maxCombinations} are possible`,
      phrase`Finish one of the tests first, or remove variants`,
    ),
  ]
}

/** Visitors who do not see the test would be counted in no variant, and a part of the day or the week misleads. */
function conditionIssues({ block: { when, period }, pointer }: PlacedBlock): Issue[] {
  const issueAt = (field: string) =>
    errorAt(
      `${pointer}/${field}`,
      'experiment-condition',
      phrase`A test has no conditions and no period of its own`,
      phrase`Set them on the blocks inside, the same in every variant`,
    )
  return [
    ...(when === undefined ? [] : [issueAt('when')]),
    ...(period === undefined ? [] : [issueAt('period')]),
  ]
}

function variantIssues({ block: { props, slots = {} }, pointer }: PlacedBlock): Issue[] {
  if (!fits(ExperimentProps, props)) return []
  const shares = sharesOf(props.shares)
  const sum = shares.reduce((total, [, share]) => total + share, 0)
  const wrongSum =
    sum === whole
      ? []
      : [
          errorAt(
            `${pointer}/props/shares`,
            'shares',
            phrase`The shares of the variants add up to ${sum} percent instead of 100`,
            phrase`Change them so that they add up to 100`,
          ),
        ]
  const wrongVariants = variantNames.flatMap((variant) => {
    const isEmpty = !slots[variant]?.some(({ isHidden }) => isHidden !== true)
    const hasShare = props.shares[variant] !== undefined
    if (hasShare && isEmpty)
      return [
        errorAt(
          `${pointer}/slots/${variant}`,
          'empty-variant',
          phrase`Variant ${variant.toUpperCase()} has no block that is shown`,
          phrase`Add a block to it, or remove its share`,
        ),
      ]
    if (!hasShare && (slots[variant]?.length ?? 0) > 0)
      return [
        errorAt(
          `${pointer}/props/shares`,
          'variant-without-share',
          phrase`Nobody would ever see variant ${variant.toUpperCase()}: it has no share`,
          phrase`Give it a share, or remove its blocks`,
        ),
      ]
    return []
  })
  return [...wrongSum, ...wrongVariants]
}
