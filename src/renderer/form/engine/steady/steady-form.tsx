import type { ContextType } from 'react'
import Form, { type FormProps, type FormState } from '@rjsf/core'
import {
  createSchemaUtils,
  deepEquals,
  getByPath,
  schemaHasNestedConditional,
  shallowEquals,
  type FieldPathList,
  type RJSFSchema,
} from '@rjsf/utils'
import { isRecord } from '../../../../../schemas/is-record.ts'
import type { OperationValues } from '../../../actions.ts'
import { displayedValues } from '../displayed-values.ts'
import { withoutHiddenSecrets } from '../hidden-secrets.ts'
import { withHidden } from '../hidden-values.ts'
import { keepTuples } from '../keep-tuples.ts'
import { noChoiceByItself, withOpenAlternatives } from '../open-alternatives.ts'
import { isTypedOver } from './typed-over.ts'
import { FormStoreContext } from '../../state/form-store.ts'

type Props = FormProps<OperationValues>
type State = FormState<OperationValues>
type Read = (values: OperationValues | undefined, schema: RJSFSchema | undefined, since: State) => State

/** The leaves in which two values differ. */
function changedPaths(previous: unknown, next: unknown, path: FieldPathList = []): FieldPathList[] {
  if (Object.is(previous, next)) return []
  if (isRecord(previous) && isRecord(next)) {
    const names = new Set([...Object.keys(previous), ...Object.keys(next)])
    return [...names].flatMap((name) => changedPaths(previous[name], next[name], [...path, name]))
  }
  if (Array.isArray(previous) && Array.isArray(next) && previous.length === next.length)
    return previous.flatMap((item: unknown, index) => changedPaths(item, next[index], [...path, index]))
  return [path]
}

const partOf = (values: unknown, name: string | number): unknown =>
  isRecord(values) || Array.isArray(values) ? Reflect.get(values, name) : undefined

/** Keywords by which rjsf picks a part of the schema, or adds to it, by the values. */
const picking = ['$ref', 'allOf', 'if', 'dependencies']

/** rjsf picks the alternative, and finds properties that the player has added, while it renders. */
const isPickedWhileRendered = ({ oneOf, anyOf, patternProperties, additionalProperties }: RJSFSchema) =>
  Boolean(oneOf ?? anyOf ?? patternProperties ?? additionalProperties)

function schemaOf({ properties, items }: RJSFSchema, name: string | number): RJSFSchema | undefined {
  const inner: unknown =
    typeof name === 'string' ? properties?.[name] : Array.isArray(items) ? items[name] : items
  return isRecord(inner) ? inner : undefined
}

type OwnUtils = Pick<State, 'schemaUtils' | 'hasNestedConditionalSchema'>

/** Utilities that keep tuples and the fields of references, and leave choices open. */
export function createUtils(validator: Props['validator'], schema: RJSFSchema): OwnUtils {
  const made: State['schemaUtils'] = createSchemaUtils(validator, schema, noChoiceByItself)
  const root = made.getRootSchema()
  made.omitExtraData = (_schema, values) => displayedValues(validator, root, values)
  return {
    schemaUtils: keepTuples(withOpenAlternatives(made)),
    hasNestedConditionalSchema: schemaHasNestedConditional(root, root),
  }
}

/**
 * rjsf's form, which does not render a typed value that its control already displays: rendering it would render
 * the field and all its ancestors. It renders as soon as anything else depends on the value.
 */
export class SteadyForm extends Form<OperationValues> {
  static override contextType = FormStoreContext
  declare context: ContextType<typeof FormStoreContext>
  /** The fields whose elements have an older value than the state. */
  private held = new Map<string, FieldPathList>()
  private stop: (() => void) | undefined

  /** Created before rjsf would create its own, which choose alternatives and drop tuples. */
  declare private own: OwnUtils | undefined

  private readonly rules = {
    resolve: (schema: RJSFSchema, value: unknown): RJSFSchema =>
      this.own && picking.some((keyword) => keyword in schema)
        ? this.own.schemaUtils.retrieveSchema(schema, toValues(value))
        : schema,
    lastingOf: (value: unknown, path: FieldPathList) =>
      this.context ? this.context.withoutSecrets(value, path) : value,
  }

  override getStateFromProps(...change: Parameters<Form<OperationValues>['getStateFromProps']>): State {
    const [props, values, retrieved, resets, changed, skips, sanitizes, previous = this.state, fallback] =
      change
    const { validator, schema } = props
    if (!this.own || this.own.schemaUtils.doesSchemaUtilsDiffer(validator, schema, noChoiceByItself))
      this.own = createUtils(validator, schema)
    // Large forms take a while to compute defaults and conditions.
    const isChange = sanitizes === true && skips === true && previous.schemaUtils === this.own.schemaUtils
    const typed = isChange ? toValues(values) : undefined
    if (typed && isTypedOver(previous.schema, previous.formData, typed))
      return { ...previous, formData: typed }
    const before = { ...previous, ...this.own }
    const read = (given: typeof values, schema: typeof retrieved, since: State) =>
      super.getStateFromProps(props, given, schema, resets, changed, skips, sanitizes, since, fallback)
    let state = read(values, retrieved, before)
    if (!('retrievedSchema' in before)) return state
    if (state.retrievedSchema !== before.retrievedSchema) state = this.withReturned(before, state, read)
    const kept = withoutHiddenSecrets(this.rules, state.retrievedSchema, state.formData)
    return kept === state.formData ? state : read(toValues(kept), undefined, state)
  }

  /** The state with the values of fields that a condition has added again. */
  private withReturned(before: State, after: State, read: Read): State {
    const memory = this.context?.hidden
    if (!memory) return after
    const lastingOf = (name: string, value: unknown) => this.rules.lastingOf(value, [name])
    return withHidden(memory, before, after, lastingOf, (back, since) =>
      read({ ...since.formData, ...back }, undefined, since),
    )
  }

  override shouldComponentUpdate(nextProps: Props, nextState: State): boolean {
    const isChange = shallowEquals(nextProps, this.props)
    const paths = isChange ? changedPaths(this.state.formData, nextState.formData) : []
    if (paths.length === 0 || !paths.every((path) => this.isDisplayed(path, nextState)))
      return super.shouldComponentUpdate(nextProps, nextState)
    for (const path of paths) this.held.set(this.idOf(path), path)
    return false
  }

  override componentDidMount(): void {
    this.stop = this.context?.addForm(() => this.forceUpdate())
  }

  override componentDidUpdate(...change: Parameters<Form<OperationValues>['componentDidUpdate']>): void {
    super.componentDidUpdate(...change)
    // A field that now has the value of its last element again was not rendered, but its control displays the
    // typed value.
    for (const [id, path] of this.held) this.context?.draft(id)?.show(getByPath(this.state.formData, path))
    this.held.clear()
  }

  override componentWillUnmount(): void {
    this.stop?.()
  }

  private idOf(path: FieldPathList): string {
    const { idPrefix, idSeparator } = this.state.registry.globalFormOptions
    return [idPrefix, ...path].join(idSeparator)
  }

  /** Whether a changed value is displayed by its control, and changes nothing else in the form. */
  private isDisplayed(path: FieldPathList, next: State): boolean {
    const { schemaUtils, schema, uiSchema, registry, retrievedSchema, formData } = this.state
    const isSameForm =
      next.schemaUtils === schemaUtils &&
      next.schema === schema &&
      next.uiSchema === uiSchema &&
      next.registry === registry &&
      next.retrievedSchema === retrievedSchema
    const draft = this.context?.draft(this.idOf(path))
    return (
      isSameForm &&
      draft !== undefined &&
      // rjsf stores an empty row of a list as null.
      Object.is(draft.value() ?? undefined, getByPath(next.formData, path) ?? undefined) &&
      this.isSteady(retrievedSchema, path, formData, next.formData)
    )
  }

  /** Whether both values resolve the schemas along the path in the same way. */
  private isSteady(schema: RJSFSchema, path: FieldPathList, previous: unknown, next: unknown): boolean {
    if (isPickedWhileRendered(schema)) return false
    const [name, ...rest] = path
    if (name === undefined) return true
    const inner = schemaOf(schema, name)
    if (!inner) return false
    const [before, after] = [partOf(previous, name), partOf(next, name)]
    const resolved = this.rules.resolve(inner, after)
    if (resolved !== inner && !deepEquals(this.rules.resolve(inner, before), resolved)) return false
    return this.isSteady(resolved, rest, before, after)
  }
}

const toValues = (values: unknown): OperationValues | undefined => (isRecord(values) ? values : undefined)
