import { Type, type TSchema } from 'typebox'

/** A column of a list, in the order of the document. */
export interface TableColumn<Name extends string = string> {
  column: Name
  onPhones?: boolean
}

/**
 * Columns of a list of movements of money, in their order. Publishing rejects lists without the `needed` ones: players
 * must be able to see what happened to their money, and when. `column`: the choice of their names. `onPhones`: describes
 * the choice of phones.
 */
export function tableColumns<Column extends TSchema>(
  column: Column,
  {
    needed,
    most,
    description,
    onPhones = { default: true, description: 'Whether phones show it, too. Default: yes' },
  }: {
    needed: readonly string[]
    most: number
    description: string
    onPhones?: { default?: boolean; description: string }
  },
) {
  return Type.Optional(
    Type.Array(
      Type.Object(
        {
          column,
          onPhones: Type.Optional(Type.Boolean(onPhones)),
        },
        { additionalProperties: false },
      ),
      { minItems: needed.length, maxItems: most, neededColumns: [...needed], description },
    ),
  )
}
