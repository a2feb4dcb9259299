import { isRecord } from '../../../../schemas/is-record.ts'
import type { QueryGroup, QueryValue } from '../../../../src/lib/urls/query.ts'

/** A query that the content service does not support. */
export class BadQuery extends Error {
  override readonly name = 'BadQuery'
}

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
const small = (value: unknown) => text(value).toLowerCase()
const listOf = (value: QueryValue): string[] => {
  if (typeof value === 'string') return [value]
  const items = Array.isArray(value) ? value : Object.values(value)
  return items.filter((item) => typeof item === 'string')
}
const isMissing = (value: unknown) => value === undefined || value === null

/** Compares numbers by value and everything else as text. */
function compare(left: unknown, right: string): number {
  const [a, b] = [Number(left), Number(right)]
  if (typeof left === 'number' && !Number.isNaN(b)) return a - b
  return text(left) < right ? -1 : text(left) > right ? 1 : 0
}

type Test = (value: unknown, operand: string, operands: readonly string[]) => boolean

const operators: Readonly<Record<string, Test>> = {
  $eq: (value, operand) => !isMissing(value) && text(value) === operand,
  $eqi: (value, operand) => small(value) === operand.toLowerCase(),
  $ne: (value, operand) => text(value) !== operand,
  $in: (value, _operand, operands) => operands.includes(text(value)),
  $notIn: (value, _operand, operands) => !operands.includes(text(value)),
  $lt: (value, operand) => !isMissing(value) && compare(value, operand) < 0,
  $lte: (value, operand) => !isMissing(value) && compare(value, operand) <= 0,
  $gt: (value, operand) => !isMissing(value) && compare(value, operand) > 0,
  $gte: (value, operand) => !isMissing(value) && compare(value, operand) >= 0,
  $contains: (value, operand) => text(value).includes(operand),
  $notContains: (value, operand) => !text(value).includes(operand),
  $containsi: (value, operand) => small(value).includes(operand.toLowerCase()),
  $startsWith: (value, operand) => text(value).startsWith(operand),
  $endsWith: (value, operand) => text(value).endsWith(operand),
  $null: (value, operand) => isMissing(value) === (operand !== 'false'),
  $notNull: (value, operand) => isMissing(value) === (operand === 'false'),
}

const isGroup = (value: QueryValue): value is QueryGroup => typeof value === 'object' && !Array.isArray(value)

const groupsOf = (value: QueryValue): QueryGroup[] => {
  if (typeof value === 'string') throw new BadQuery('$and and $or take lists of filters')
  const items = Array.isArray(value) ? value : Object.values(value)
  return items.filter(isGroup)
}

function holds(value: unknown, condition: QueryValue): boolean {
  // `filters[url]=/` is short for `filters[url][$eq]=/`. A list matches if one of its items does.
  if (Array.isArray(value)) return value.some((item: unknown) => holds(item, condition))
  if (typeof condition === 'string') return text(value) === condition
  if (Array.isArray(condition)) return listOf(condition).includes(text(value))
  return Object.entries(condition).every(([name, operand]) => {
    if (name === '$not') return !holds(value, operand)
    if (!name.startsWith('$')) return holds(isRecord(value) ? value[name] : undefined, operand)
    const test = Object.hasOwn(operators, name) ? operators[name] : undefined
    if (test === undefined) throw new BadQuery(`There is no filter ${name}`)
    const operands = listOf(operand)
    return test(value, operands[0] ?? '', operands)
  })
}

/** Returns whether an entry matches the filters of a query. */
export function fitsFilters(entry: Readonly<Record<string, unknown>>, filters: QueryGroup): boolean {
  return Object.entries(filters).every(([name, condition]) => {
    if (name === '$and') return groupsOf(condition).every((group) => fitsFilters(entry, group))
    if (name === '$or') return groupsOf(condition).some((group) => fitsFilters(entry, group))
    if (name === '$not') return !groupsOf([condition]).some((group) => fitsFilters(entry, group))
    return holds(entry[name], condition)
  })
}

/** Returns the only value that the filters allow for a field, if they name one. */
export function exactValue(filters: QueryGroup, name: string): string | undefined {
  const condition = Object.hasOwn(filters, name) ? filters[name] : undefined
  if (typeof condition === 'string') return condition
  const operand = typeof condition === 'object' && !Array.isArray(condition) ? condition['$eq'] : undefined
  return typeof operand === 'string' ? operand : undefined
}
