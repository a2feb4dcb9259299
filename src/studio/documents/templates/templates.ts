import {
  bodyContract,
  isKind,
  kindNames,
  kindOf,
  type DocumentKind,
} from '../../../../schemas/kinds/index.ts'
import { withSamples } from '../../../../schemas/documents/samples.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { blankOf } from '../../fields/blank.ts'
import { textsOfDocument } from '../../samples/sample-texts.ts'

/** What a new document starts with. */
export interface DocumentTemplate {
  /** Of its texts at `templates`. */
  id: string
  kind: DocumentKind
  /** For the texts. */
  name?: string
  /** Key of the document, if the site reads it by this key; undefined: the user chooses one. */
  key?: string
  /** Where its document will be found. Default: at the address of the key. */
  addressFor?: (key: string) => string
  /** The body of a new document, whose texts are samples unless they are those of a fresh installation. */
  bodyFor: (key: string) => Promise<Record<string, unknown>>
}

const written = import.meta.glob('../../../../schemas/templates/*.json', { eager: true, import: 'default' })
const themes = import.meta.glob('../../../../schemas/defaults/themes/*.json', {
  eager: true,
  import: 'default',
})
const originals = import.meta.glob('../../../../schemas/defaults/{layouts,settings,messages}/*.json', {
  import: 'default',
})

const folderKinds: Readonly<Record<string, DocumentKind>> = {
  layouts: 'layout',
  settings: 'settings',
  messages: 'messages',
}

/** Address of a page, or of an SEO record, with this key. */
export const addressOf = (key: string) => `/${key.replaceAll('.', '-')}`

/** Writes the key into hosts, and into addresses as part of a path. */
function fillIn(value: unknown, key: string): unknown {
  if (typeof value === 'string') return value.replace('/{{key}}', addressOf(key)).replace('{{key}}', key)
  if (Array.isArray(value)) return value.map((each) => fillIn(each, key))
  return isRecord(value) ? fillInAll(value, key) : value
}

function fillInAll(values: Record<string, unknown>, key: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fillIn(value, key)]))
}

function bodyOf(content: unknown, file: string): Record<string, unknown> {
  if (!isRecord(content) || !isRecord(content['body'])) throw new Error(`${file} is no document`)
  return content['body']
}

function readTemplate([file, content]: [string, unknown]): DocumentTemplate {
  const body = bodyOf(content, file)
  const { kind, key, samples } = isRecord(content) ? content : {}
  // Addresses are no texts, and a template says which of them it has invented.
  const invented = Array.isArray(samples) ? samples.map(String) : []
  if (typeof kind !== 'string' || !isKind(kind)) throw new Error(`${file} is of no kind`)
  return {
    id: nameOfFile(file),
    kind,
    ...(typeof key === 'string' && { key }),
    addressFor(chosen) {
      const address = fillIn(body[kindOf(kind).addressField ?? ''], chosen)
      return typeof address === 'string' ? address : addressOf(chosen)
    },
    bodyFor(chosen) {
      const filled = {
        ...fillInAll(body, chosen),
        // An article of today comes first in its list.
        ...(kindOf(kind).isArticle && { date: new Date().toISOString() }),
      }
      return Promise.resolve(withSamples(filled, [...invented, ...textsOfDocument(kind, chosen, filled)]))
    },
  }
}

/** A theme of a fresh installation, by the name that lists show. */
const themeTemplate = (body: Record<string, unknown>): DocumentTemplate => ({
  id: 'theme',
  kind: 'theme',
  ...(typeof body['name'] === 'string' && { name: body['name'] }),
  bodyFor: () => Promise.resolve(body),
})

const nameOfFile = (file: string) => file.slice(file.lastIndexOf('/') + 1, -'.json'.length)

type Files = Readonly<Record<string, () => Promise<unknown>>>

/** Documents of a fresh installation, loaded when they are needed. */
const delivered = (files: Files) =>
  Object.entries(files).map(([file, load]) => ({
    folder: file.split('/').at(-2) ?? '',
    name: nameOfFile(file),
    bodyFor: async () => bodyOf(await load(), file),
  }))

/** What documents of a kind start with for which nobody has written a template. */
export const blankTemplate = (kind: DocumentKind): DocumentTemplate => ({
  id: 'blank',
  kind,
  bodyFor(key) {
    const body = blankOf(bodyContract(kind, key))
    return Promise.resolve(isRecord(body) ? body : {})
  },
})

const ownTemplates: readonly DocumentTemplate[] = [
  ...Object.entries(written).map(readTemplate),
  ...Object.entries(themes).map(([file, content]) => themeTemplate(bodyOf(content, file))),
]

/** Documents that exist once, under fixed keys, as they were delivered. */
export const fixedDocuments: readonly (DocumentTemplate & { key: string })[] = delivered(originals).flatMap(
  ({ folder, name, bodyFor }) => {
    const kind = folderKinds[folder]
    return kind ? [{ id: 'original', kind, name, key: name, bodyFor }] : []
  },
)

const known = new Set([...ownTemplates, ...fixedDocuments].map(({ kind }) => kind))

/** Templates of documents that somebody may want another one of. */
export const templates: readonly DocumentTemplate[] = [
  ...ownTemplates,
  ...kindNames.filter((kind) => !known.has(kind)).map(blankTemplate),
]
