import type { FactChange, FactKind } from '../../../schemas/facts.ts'
import { builtInCodes, type Locale } from '../../../schemas/locale.ts'
import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import { grouped } from '../../lib/grouped.ts'
import { documentName } from '../model/contracts.ts'
import type { Registry } from '../read/compile/compile-blocks.ts'
import { liftDocument } from '../read/compile/lift-document.ts'
import { closes } from './action-facts.ts'
import type { Fact } from './fact.ts'
import { factsOf } from './facts-of.ts'
import { placeOf } from './place.ts'
import { quantitiesIn, type Quantity } from './quantities.ts'
import { textsOf } from './text-facts.ts'

/** Kinds of numbers in texts, one of which may take the place of another. */
const quantities: readonly FactKind[] = [
  'amount',
  'percentage',
  'factor',
  'age',
  'duration',
  'date',
  'phone',
  'account',
]

/** Facts that are the same at another place of a document, and that are listed for new documents as well. */
const ofNewDocuments: readonly FactKind[] = ['linkHost', 'redirectHost', 'frameHost', 'script', 'account']
/** Facts whose first appearance is an ordinary edit. */
const quietWhenNew: readonly FactKind[] = ['action', 'visibility', 'switch', 'safeguard', 'lock']
/** Facts whose first appearance is an ordinary edit if their field or setting is new as well. */
const quietIfPlaceIsNew: readonly FactKind[] = ['limit', 'requirement']
const quietWhenGone: readonly FactKind[] = ['switch', 'linkHost', 'frameHost', 'script', 'redirectHost']

interface Placed extends Fact {
  place: string
}

interface Change {
  before?: Placed
  after?: Placed
}

const placed = ({ body }: StoredDocument, facts: readonly Fact[]): Placed[] =>
  facts.map((fact) => ({ ...fact, place: placeOf(body, fact.path) }))

/** Those of `facts` that have no equal among `others`, each of which equals one. */
function without<Each>(
  facts: readonly Each[],
  others: readonly Each[],
  keyOf: (fact: Each) => string,
): Each[] {
  const rest = new Map<string, number>()
  for (const other of others) rest.set(keyOf(other), (rest.get(keyOf(other)) ?? 0) + 1)
  return facts.filter((fact) => {
    const count = rest.get(keyOf(fact)) ?? 0
    rest.set(keyOf(fact), count - 1)
    return count <= 0
  })
}

const familyOf = ({ kind }: Fact) => (quantities.includes(kind) ? 'quantity' : kind)
const slotOf = (fact: Placed) => [familyOf(fact), fact.locale, fact.aspect, fact.place].join(' ')
const sameSlot = (fact: Placed) => `${slotOf(fact)} ${fact.value}`
/** A number or host is the same at another place of the document; what a field or block is, is not. */
const sameFact = (fact: Placed) =>
  [...quantities, ...ofNewDocuments].includes(fact.kind)
    ? [fact.kind, fact.locale, fact.value].join(' ')
    : sameSlot(fact)

/** The facts that differ, in the order of the document; those of the same place together. */
function changesBetween(before: readonly Placed[], after: readonly Placed[]): Change[] {
  const [left, come] = [without(before, after, sameSlot), without(after, before, sameSlot)]
  const [gone, fresh] = [without(left, come, sameFact), without(come, left, sameFact)]
  const bySlot = grouped(fresh, slotOf)
  const successorOf = (fact: Placed, isSuccessor: (other: Placed) => boolean): Placed | undefined => {
    const others = bySlot.get(slotOf(fact)) ?? []
    const index = others.findIndex(isSuccessor)
    return index < 0 ? undefined : others.splice(index, 1)[0]
  }
  // Facts of the same kind first, so that a changed telephone number is not paired with a new amount.
  const pairs = gone.map((fact) => ({ fact, successor: successorOf(fact, ({ kind }) => kind === fact.kind) }))
  const changes = pairs.map(({ fact, successor = successorOf(fact, () => true) }): Change => ({
    before: fact,
    ...(successor && { after: successor }),
  }))
  return [...changes, ...[...bySlot.values()].flat().map((fact): Change => ({ after: fact }))]
}

/** `places`: those of the published facts. */
function isTold({ before, after }: Change, places: ReadonlySet<string>): boolean {
  if (before && after) return true
  if (before) return !quietWhenGone.includes(before.kind)
  if (!after || quietWhenNew.includes(after.kind)) return false
  return !quietIfPlaceIsNew.includes(after.kind) || places.has(after.place)
}

/** Of a new document: what players are exposed to whatever it says, and a popup that does not just close. */
const isToldOfNew = ({ kind, value }: Fact): boolean =>
  ofNewDocuments.includes(kind) || (kind === 'closing' && value !== closes)

/** Buttons that closed a popup are watched as its way out. */
function kindOf({ before, after }: Change): FactKind {
  if (before?.kind === 'action' && before.value === closes) return 'closing'
  // A number that became a telephone or card number is one.
  return (
    (after?.kind === 'phone' || after?.kind === 'account' ? after.kind : before?.kind) ??
    after?.kind ??
    'amount'
  )
}

/** The same change of several languages, once. */
function merged(changes: readonly FactChange[]): FactChange[] {
  const found = grouped(changes, ({ path, fact, before, after }) =>
    JSON.stringify([path, fact, before, after]),
  )
  return [...found.values()].flatMap((same) => {
    const [first] = same
    return first ? [{ ...first, languages: [...new Set(same.flatMap(({ languages }) => languages))] }] : []
  })
}

/** The facts of a document that differ from those that players see. `before`: null if it is not on the site. */
export function changedFacts(
  before: StoredDocument | null,
  draft: StoredDocument,
  registry: Registry,
): FactChange[] {
  const document = liftDocument(draft, registry)
  const name = documentName(document)
  const lifted = before && liftDocument(before, registry)
  const then = lifted && placed(lifted, factsOf(lifted, registry))
  const places = new Set(then?.map(({ place }) => place))
  const now = placed(document, factsOf(document, registry))
  const changes = then
    ? changesBetween(then, now).filter((change) => isTold(change, places))
    : now.filter(isToldOfNew).map((after): Change => ({ after }))
  const published = changes.map((change): FactChange => {
    const { locale, path = '' } = change.after ?? change.before ?? {}
    return {
      document: name,
      path,
      fact: kindOf(change),
      comparison: 'published',
      languages: locale === undefined ? [] : [locale],
      before: change.before?.shown ?? null,
      after: change.after?.shown ?? null,
    }
  })
  return [...merged(published), ...languageDifferences(lifted, document)]
}

/** The quantities that the languages of a changed text state differently. */
function languageDifferences(before: StoredDocument | null, document: StoredDocument): FactChange[] {
  const textOf = ({ path, locale, text }: { path: string; locale: Locale; text: string }) =>
    [path, locale, text].join(' ')
  const known = new Set((before ? textsOf(before) : []).map(textOf))
  const texts = grouped(textsOf(document), ({ path }) => path)
  return [...texts].flatMap(([path, own]) => {
    if (own.every((text) => known.has(textOf(text)))) return []
    const [first, ...others] = own.toSorted((one, other) => rank(one.locale) - rank(other.locale))
    if (!first) return []
    return others.flatMap((other) =>
      differences(quantitiesIn(first.text, first.locale), quantitiesIn(other.text, other.locale)).map(
        ([one, two]): FactChange => ({
          document: documentName(document),
          path,
          fact: one.kind,
          comparison: 'languages',
          languages: [first.locale, other.locale],
          before: one.shown,
          after: two.shown,
        }),
      ),
    )
  })
}

const rank = (locale: Locale) => {
  const index = builtInCodes.findIndex((code) => code === locale)
  return index < 0 ? builtInCodes.length : index
}

/**
 * Pairs of quantities that differ. Languages may write a number as a word, so that texts with different counts of numbers
 * cannot be compared.
 */
function differences(one: readonly Quantity[], other: readonly Quantity[]): [Quantity, Quantity][] {
  const byValue = ({ kind, value }: Quantity) => `${kind} ${value}`
  const byNumber = ({ number }: Quantity) => number
  const [left, right] = [without(one, other, byValue), without(other, one, byValue)]
  const [own, its] = [without(left, right, byNumber), without(right, left, byNumber)]
  if (own.length !== its.length) return []
  return own.flatMap((quantity, index): [Quantity, Quantity][] => {
    const counterpart = its[index]
    return counterpart ? [[quantity, counterpart]] : []
  })
}
