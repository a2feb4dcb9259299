import type { CallName } from '../../../schemas/api/calls.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { scenePicture } from '../../../src/lib/urls/scene-address.ts'
import type { Subject } from '../loads/subject.ts'

type Values = Readonly<Record<string, unknown>>

/** Metadata of the item that a page is about. */
export interface SubjectSeo {
  name: string
  description?: string
  /** Address of the picture. */
  image?: string
  /** How it appears when it is shared. Default: as a website. */
  type?: 'article'
  /** Structured data besides name, description, picture and address; omitted if schema.org has no fitting type. */
  schema?: { type: string; fields: Values }
}

/** What all descriptions of items need to know. */
export interface SubjectSurroundings {
  brand: string
  /** Path of the pictures of scenes that items name. */
  scenePath: string
  /** A description of a game, which the platform does not have; empty if the site has no text for it. */
  describeGame: (words: { name: string; provider: string }) => string
}

function textAt(value: unknown, ...path: readonly string[]): string | undefined {
  const [field, ...rest] = path
  if (field === undefined) return typeof value === 'string' && value !== '' ? value : undefined
  return isRecord(value) ? textAt(value[field], ...rest) : undefined
}

/** Fields that have a value. */
function present(fields: Readonly<Record<string, unknown>>): Values {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

const organization = (name: string) => ({ '@type': 'Organization', name })

/** The picture of an item: one of its description, a picture of its own, or the scene of the site that it names. */
function pictureOf(item: Values, scenePath: string): string | undefined {
  const scene = textAt(item, 'description', 'scene')
  const ofSite = scenePicture(`${scenePath}/${scene}.svg`)?.src
  return (
    textAt(item, 'description', 'image') ??
    textAt(item, 'description', 'img_288_192') ??
    textAt(item, 'image_url') ??
    ofSite
  )
}

type Describe = (subject: Subject, surroundings: SubjectSurroundings) => Omit<SubjectSeo, 'name' | 'image'>

function game({ item }: Subject, { describeGame }: SubjectSurroundings): ReturnType<Describe> {
  const provider = textAt(item, 'provider')
  const name = nameOf(item)
  const description = provider && name && describeGame({ name, provider })
  return {
    ...(description && { description }),
    schema: {
      type: 'VideoGame',
      fields: present({
        applicationCategory: 'Game',
        gamePlatform: 'Web browser',
        genre: textAt(item, 'type'),
        publisher: provider === undefined ? undefined : organization(provider),
      }),
    },
  }
}

/** An offer, or one of its promotions, which only has a name of its own. */
function offer({ item, parent }: Subject, { brand }: SubjectSurroundings): ReturnType<Describe> {
  const whole = isRecord(item['description']) ? item : parent
  const description = textAt(whole, 'description', 'text')
  return {
    ...(description !== undefined && { description }),
    schema: {
      type: 'Offer',
      fields: present({ offeredBy: organization(brand), validThrough: textAt(whole, 'finished_at') }),
    },
  }
}

function tournament({ item }: Subject, { brand }: SubjectSurroundings): ReturnType<Describe> {
  const description = textAt(item, 'description', 'text')
  return {
    ...(description !== undefined && { description }),
    schema: {
      type: 'Event',
      fields: present({
        startDate: textAt(item, 'started_at'),
        endDate: textAt(item, 'finished_at'),
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        eventStatus: 'https://schema.org/EventScheduled',
        organizer: organization(brand),
      }),
    },
  }
}

/** schema.org has no type for a jackpot. */
function jackpot({ item }: Subject): ReturnType<Describe> {
  const description = textAt(item, 'description', 'text')
  return { ...(description !== undefined && { description }) }
}

function program({ item }: Subject, { brand }: SubjectSurroundings): ReturnType<Describe> {
  const description = textAt(item, 'description')
  const levels = Array.isArray(item['levels']) ? item['levels'] : []
  const tiers = levels.flatMap((level: unknown) => {
    const name = textAt(level, 'name')
    return name === undefined ? [] : [{ '@type': 'MemberProgramTier', name }]
  })
  return {
    ...(description !== undefined && { description }),
    schema: {
      type: 'MemberProgram',
      fields: present({
        hostingOrganization: organization(brand),
        hasTiers: tiers.length === 0 ? undefined : tiers,
      }),
    },
  }
}

const describers: Partial<Record<CallName, Describe>> = {
  'games.get': game,
  'campaigns.getoffers': offer,
  'tournaments.get': tournament,
  'jackpots.get': jackpot,
  'loyalty.getProgram': program,
}

const nameOf = (item: Values) => textAt(item, 'description', 'name') ?? textAt(item, 'name')

/** Metadata of the item that a page is about; undefined for an item without a name. */
export function describeSubject(subject: Subject, surroundings: SubjectSurroundings): SubjectSeo | undefined {
  const { scenePath } = surroundings
  const describe = describers[subject.call]
  const name = nameOf(subject.item)
  if (describe === undefined || name === undefined) return undefined
  const image = pictureOf(subject.item, scenePath) ?? (subject.parent && pictureOf(subject.parent, scenePath))
  return { name, ...(image !== undefined && { image }), ...describe(subject, surroundings) }
}
