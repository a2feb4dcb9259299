import { decidedBy, decidingField } from '../../../contract/deciding-field.ts'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { deepEquals, type FieldProps, type RJSFSchema } from '@rjsf/utils'
import { fieldNames } from '../../../../schemas/json-schema.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { noAlternative, startsOpen, tagsOf, withEarlier } from '../alternatives.ts'
import { useFormStore } from '../../state/form-store.ts'
import { valuesOfAlternative } from '../values-of-alternative.ts'
import { choiceToken } from '../../state/open-choices.ts'

/** Of a field that is no choice there are none. */
export type AlternativesFieldProps = FieldProps & { options?: RJSFSchema[] }

export interface Alternatives {
  alternatives: readonly RJSFSchema[]
  /** Index of the chosen one; -1: none. */
  chosen: number
  /** The user chooses directly, not by a field beside the alternatives. */
  isDirect: boolean
  /** None is the usual one, so that the user has to choose. */
  isOpenFirst: boolean
  /** The constants by which the chosen one differs from the others. */
  tags: Readonly<Record<string, unknown>>
  /** Id of the control, and the last part of its name. */
  id: string
  token: string
  /** undefined: none. */
  choose: (index: number | undefined) => void
}

const noOptions: RJSFSchema[] = []

/** The index of an alternative; none is chosen. */
const open = -1

/** The value, and the same one as long as it is equal: rjsf passes a new object each time. */
function useSteady(value: unknown): unknown {
  const [kept, setKept] = useState(value)
  if (kept === value || deepEquals(kept, value)) return kept
  setKept(value)
  return value
}

/** Which of the alternatives is chosen. What was entered into the others comes back when they are chosen again. */
export function useAlternatives(props: AlternativesFieldProps): Alternatives {
  const { disabled, readonly, fieldPathId, options = noOptions, registry, schema } = props
  const { schemaUtils, rootSchema } = registry
  const store = useFormStore()
  const values = useSteady(props.formData)
  const isOpenFirst = startsOpen(rootSchema, options)
  const alternatives = useMemo(
    () => options.map((option) => schemaUtils.retrieveSchema(option, values)),
    [options, schemaUtils, values],
  )
  const match = () =>
    isOpenFirst
      ? schemaUtils.getClosestMatchingOption(values, [noAlternative, ...alternatives], 0) - 1
      : schemaUtils.getClosestMatchingOption(values, alternatives, 0)
  const [ownChoice, setChosen] = useState(match)
  const deciding = useMemo(() => decidingField(schema, alternatives), [schema, alternatives])
  const chosen = deciding === undefined ? ownChoice : decidedBy(deciding, alternatives, values)
  const alternative = alternatives[chosen]
  const tags = useMemo(
    () => ({
      ...tagsOf(alternatives, chosen),
      ...(deciding !== undefined && isRecord(values) && { [deciding]: values[deciding] }),
    }),
    [alternatives, chosen, deciding, values],
  )
  const entered = isRecord(values) ? values : {}
  const isContradicted = Object.entries(tags).some(
    ([tag, value]) => entered[tag] !== undefined && !deepEquals(entered[tag], value),
  )

  // The values may change from outside, such as by a default.
  const [shown, setShown] = useState(values)
  if (shown !== values) {
    setShown(values)
    const found = ownChoice === open || isContradicted ? match() : ownChoice
    if (found !== ownChoice && found !== open) setChosen(found)
  }

  const change = (next: unknown, changedId?: string) =>
    props.onChange(next, fieldPathId.path, undefined, changedId)

  const lacksTag =
    isOpenFirst && deciding === undefined && Object.keys(tags).some((tag) => entered[tag] === undefined)
  const addTags = useEffectEvent(() => change({ ...entered, ...tags }))
  useEffect(() => {
    if (lacksTag && !isContradicted) addTags()
  }, [chosen, lacksTag, isContradicted])

  const token = choiceToken(schema)
  const { path } = fieldPathId
  const remember = () =>
    store.hidden.remember(path, `${token} ${chosen}`, store.withoutSecrets(values, path), options[chosen])
  const earlierOf = (at: number) => store.hidden.recall(path, `${token} ${at}`, options[at])
  const restore = useEffectEvent(() => {
    if (deciding === undefined || !alternative) return
    // A form that was sent has only the values of the chosen alternative.
    const restored = withEarlier(alternative, values, values, earlierOf(chosen))
    if (!deepEquals(restored, values)) change(restored)
  })
  const displayed = useRef(chosen)
  useEffect(() => {
    if (displayed.current !== chosen) restore()
    displayed.current = chosen
  }, [chosen])
  useEffect(() => {
    if (deciding !== undefined && chosen !== open) remember()
  })

  const id = `${fieldPathId.$id}_${token}`
  const ownNames = useMemo(() => {
    const outside = Object.keys(schema.properties ?? {})
    return alternatives.flatMap((each) => fieldNames(each)).filter((each) => !outside.includes(each))
  }, [alternatives, schema])
  useEffect(() => {
    if (chosen !== open) return undefined
    const path = fieldPathId.path.map(String)
    return store.addOpenChoice({ path, token: deciding ?? token, names: ownNames })
  }, [store, chosen, fieldPathId, token, deciding, ownNames])

  function choose(index: number | undefined) {
    const at = index ?? open
    if (disabled || readonly || at === chosen) return
    if (chosen !== open) remember()
    const next = alternatives[at]
    const fresh: unknown = valuesOfAlternative(schemaUtils, schema, values, alternative, next)
    const restored = next ? withEarlier(next, fresh, values, earlierOf(at)) : fresh
    const ownTags = tagsOf(alternatives, at)
    setChosen(at)
    change(
      isRecord(restored)
        ? { ...restored, ...ownTags }
        : (restored ?? (next && isOpenFirst ? ownTags : undefined)),
      id,
    )
  }

  return { alternatives, chosen, isDirect: deciding === undefined, isOpenFirst, tags, id, token, choose }
}
