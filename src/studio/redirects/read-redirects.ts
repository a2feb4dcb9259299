import Value from 'typebox/value'
import {
  maxRedirects,
  redirectStatuses,
  RedirectRule,
  type RedirectStatus,
} from '../../../schemas/documents/seo/redirects.ts'
import { comparedForm } from '../../lib/urls/compared-address.ts'
import { webAddress } from '../../lib/urls/links.ts'
import { readTable, type TableRow } from './read-table.ts'

/** Why a row is not taken. */
export type RejectionReason = 'from' | 'to' | 'status' | 'repeated' | 'itself' | 'wildcards' | 'tooMany'

export interface RejectedRow extends TableRow {
  reason: RejectionReason
}

export interface ReadRedirects {
  /** All rules of the document afterwards. */
  items: readonly RedirectRule[]
  added: number
  /** Rules of the document that get another target or status. */
  replaced: number
  /** Rows that the document, or an earlier row, has already. */
  unchanged: number
  rejected: readonly RejectedRow[]
}

interface SiteAddresses {
  /** Origin of the site, whose addresses become paths. */
  origin: string
  codes: readonly string[]
}

const columnNames = { from: ['from', 'from_url'], to: ['to', 'to_url'], status: ['status'] }

/** The columns by their heading; without one, in the order from, to, status. */
function columnsOf([first]: readonly TableRow[]) {
  const names = first?.cells.map((cell) => cell.toLowerCase()) ?? []
  const isHeading = names[0] !== undefined && !/^\/|^https?:/.test(names[0])
  const placeOf = (of: keyof typeof columnNames, place: number) => {
    const found = names.findIndex((name) => columnNames[of].includes(name))
    return isHeading && found >= 0 ? found : place
  }
  return { isHeading, from: placeOf('from', 0), to: placeOf('to', 1), status: placeOf('status', 2) }
}

/** Rules have no spaces; addresses in spreadsheets do. */
const withoutSpaces = (address: string) => address.replaceAll(/\s/g, encodeURIComponent)

/** An address of the site, or of the one before it, as a path: rules apply to all languages and hosts. */
function pathOf(address: string, { codes }: SiteAddresses): string {
  const path = withoutSpaces(address).replace(/^https?:\/\/[^/?#]*/i, '')
  const [, code, rest = ''] = /^\/([a-z]+)(?=[/?#]|$)(.*)$/i.exec(path) ?? []
  const ofAll = code !== undefined && codes.includes(code.toLowerCase()) ? rest : path
  // The root of a host or a language has no slash of its own.
  return ofAll !== address && !ofAll.startsWith('/') ? `/${ofAll}` : ofAll
}

function targetOf(address: string, site: SiteAddresses): string {
  return webAddress(address)?.origin === site.origin || address.startsWith('/')
    ? pathOf(address, site)
    : withoutSpaces(address)
}

const wildcards = (address: string) => address.split('*').length - 1

function statusOf(cell: string): RedirectStatus | undefined | 'wrong' {
  if (cell === '') return undefined
  return redirectStatuses.find((status) => String(status) === cell) ?? 'wrong'
}

/** Adds the rows of a spreadsheet to the rules of a document: their columns are from, to and status. */
export function readRedirects(
  text: string,
  known: readonly RedirectRule[],
  site: SiteAddresses,
): ReadRedirects {
  const rows = readTable(text)
  const { isHeading, ...columns } = columnsOf(rows)
  const rules = new Map(known.map((rule) => [comparedForm(rule.from_url), rule]))
  const inTable = new Set<string>()
  const rejected: RejectedRow[] = []
  let [added, replaced, unchanged] = [0, 0, 0]

  /** Takes a rule, or says why not. */
  function take({ cells }: TableRow): RejectionReason | undefined {
    const from = pathOf(cells[columns.from] ?? '', site)
    const to = targetOf(cells[columns.to] ?? '', site)
    const status = statusOf(cells[columns.status] ?? '')
    if (status === 'wrong') return 'status'
    if (!Value.Check(RedirectRule.properties.from_url, from)) return 'from'
    if (!Value.Check(RedirectRule.properties.to_url, to)) return 'to'
    if (wildcards(to) > wildcards(from)) return 'wildcards'
    const form = comparedForm(from)
    if (to.startsWith('/') && comparedForm(to) === form) return 'itself'
    const before = rules.get(form)
    if (before?.to_url === to && before.status === status) {
      unchanged += 1
      return undefined
    }
    if (inTable.has(form)) return 'repeated'
    if (!before && rules.size >= maxRedirects) return 'tooMany'
    if (before) replaced += 1
    else added += 1
    inTable.add(form)
    rules.set(form, { from_url: from, to_url: to, ...(status !== undefined && { status }) })
    return undefined
  }

  for (const row of isHeading ? rows.slice(1) : rows) {
    const reason = take(row)
    if (reason) rejected.push({ ...row, reason })
  }
  return { items: [...rules.values()], added, replaced, unchanged, rejected }
}
