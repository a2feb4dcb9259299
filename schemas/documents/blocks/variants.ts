/** Type of the block whose slots are the variants of an A/B test. */
export const experimentType = 'Experiment'

/** Names of the slots. Visitors without scripts see the first one. */
export const variantNames = ['a', 'b', 'c', 'd'] as const
export type VariantName = (typeof variantNames)[number]
export const firstVariant: VariantName = 'a'

export const experimentGoals = ['click', 'registration', 'deposit'] as const
export type ExperimentGoal = (typeof experimentGoals)[number]

/** The variants of a test with their shares in percent, in order. */
export const sharesOf = (shares: Partial<Record<VariantName, number>>): (readonly [VariantName, number])[] =>
  variantNames.flatMap((name) => {
    const share = shares[name]
    return share === undefined ? [] : [[name, share] as const]
  })
