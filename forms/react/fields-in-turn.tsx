import {
  createContext,
  Fragment,
  isValidElement,
  startTransition,
  useEffect,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react'
import { atPointer, type JsonSchema } from '../../schemas/json-schema.ts'
import { isRecord } from '../../schemas/is-record.ts'
import styles from './form.module.css'
import { useFormStore } from './state/form-store.ts'

/** More fields than any screen shows. */
const firstCount = 30
/**
 * The parts grow: React renders them in slices between which it answers keys, but each part costs a layout and a paint
 * of the page.
 */
const growth = 8

/** The number of fields that a group may render; the others follow. */
export const FieldCountContext = createContext(Infinity)

const weights = new WeakMap<JsonSchema, number>()
const maxDepth = 8

/** The approximate number of fields that a schema shows at first. */
export function countFields(schema: unknown, root: JsonSchema, depth = 0): number {
  if (!isRecord(schema) || depth > maxDepth) return 1
  const known = weights.get(schema)
  if (known !== undefined) return known
  const inner = (part: unknown) => countFields(part, root, depth + 1)
  const { $ref, properties, items, oneOf, anyOf, minItems, default: initial } = schema
  let count = 0
  if (typeof $ref === 'string' && $ref.startsWith('#')) count += inner(atPointer(root, $ref.slice(1)))
  if (isRecord(properties)) for (const property of Object.values(properties)) count += inner(property)
  if (isRecord(items)) {
    const rows = Array.isArray(initial) ? initial.length : 0
    count += inner(items) * Math.max(rows, typeof minItems === 'number' ? minItems : 0)
  }
  for (const branches of [oneOf, anyOf])
    if (Array.isArray(branches))
      count += isRecord(branches[0]) && branches[0]['properties'] ? inner(branches[0]) : 0
  const weight = Math.max(1, count)
  weights.set(schema, weight)
  return weight
}

export interface NamedField {
  name: string
  content: ReactNode
}

/**
 * The first `allowed` of the fields, and space for the others; with the number of fields that are left for the next
 * group.
 */
export function takeFields(
  fields: readonly NamedField[],
  allowed: number,
  weigh: (name: string) => number,
): { nodes: ReactNode[]; left: number } {
  const nodes: ReactNode[] = []
  let left = allowed
  let missing = 0
  for (const { name, content } of fields) {
    const weight = weigh(name)
    // An entry keeps its key when it gets another name, and with it the focus in its field.
    const key = (isValidElement(content) ? content.key : null) ?? name
    if (left <= 0) missing += weight
    else
      nodes.push(
        weight === 1 ? (
          <Fragment key={key}>{content}</Fragment>
        ) : (
          <FieldCountContext key={key} value={left < weight ? left : Infinity}>
            {content}
          </FieldCountContext>
        ),
      )
    left -= weight
  }
  if (missing > 0) nodes.push(<div key="" className={styles.later} style={spaceFor(missing)} />)
  return { nodes, left }
}

/** The elements of groups that follow each other; a group without fields has none. */
export function takeGroups(
  groups: readonly (readonly NamedField[])[],
  allowed: number,
  weigh: (name: string) => number,
): ReactNode[][] {
  let left = allowed
  return groups.map((fields) => {
    const taken = takeFields(fields, left, weigh)
    ;({ left } = taken)
    return taken.nodes
  })
}

const spaceFor = (fields: number): CSSProperties => ({ '--fields': fields })

interface FieldsInTurnProps {
  schema: JsonSchema
  /** Renders all fields at once: their HTML must be the server's. */
  isComplete: boolean
  children: ReactNode
}

/**
 * Renders the fields on the screen first and the others right afterwards, in parts between which the browser can
 * answer keys. The server renders all.
 */
export function FieldsInTurn({ schema, isComplete, children }: FieldsInTurnProps) {
  const store = useFormStore()
  const total = countFields(schema, schema)
  const [count, setCount] = useState(() =>
    isComplete || typeof document === 'undefined' ? Infinity : firstCount,
  )
  const isDone = count >= total
  useEffect(() => {
    if (isDone) return
    // Reported issues link to their fields.
    const stop = store.addForm(() => setCount(Infinity))
    const timer = window.setTimeout(() => startTransition(() => setCount(count * growth)))
    return () => {
      stop()
      window.clearTimeout(timer)
    }
  }, [store, count, isDone])
  return <FieldCountContext value={isDone ? Infinity : count}>{children}</FieldCountContext>
}
