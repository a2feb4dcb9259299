import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import rules from '../../../schemas/defaults/pages/rules.json' with { type: 'json' }
import about from '../../../schemas/defaults/pages/about.json' with { type: 'json' }
import { isRecord } from '../../../schemas/is-record.ts'
import type { StudioCallName } from '../../../schemas/studio/calls.ts'
import type { Fleet } from '../fleet.ts'
import type { Visitor } from './visitor.ts'

type TitledPage = typeof rules | typeof about

const withTitle = ({ body, ...page }: TitledPage, title: string) => ({
  ...page,
  body: { ...body, seo: { ...body.seo, title: { uz: title, ru: title } } },
})

/** A content manager in the Studio. */
export class Editor {
  readonly #visitor: Visitor

  constructor(visitor: Visitor) {
    this.#visitor = visitor
  }

  #call(name: StudioCallName, params: object = {}): Promise<unknown> {
    return this.#visitor.post(`/studio/api/${name}`, params)
  }

  async signIn({ dataDir }: Fleet): Promise<void> {
    const password = (await readFile(join(dataDir, 'studio-password'), 'utf8')).trim()
    await this.#call('session.open', { login: 'admin', password })
  }

  /** Edits a page in a draft, looks at the preview, checks and publishes it. */
  async edit(number: number): Promise<void> {
    const { kind, key, schemaVersion, body } = withTitle(about, `Draft ${number}`)
    const name = { kind, key }
    await this.#call('documents.list')
    const opened = await this.#call('documents.open', name)
    const draft = isRecord(opened) && isRecord(opened['draft']) ? opened['draft'] : {}
    const saved = await this.#call('documents.save', {
      ...name,
      schemaVersion,
      body,
      revision: draft['revision'] ?? null,
    })
    const link = await this.#call('preview.link', { path: body.route, minutes: 5 })
    if (isRecord(link)) await this.#visitor.send(String(link['path']))
    await this.#call('documents.check', { documents: [name] })
    const revision = isRecord(saved) ? saved['revision'] : null
    await this.#call('documents.publish', { documents: [{ ...name, revision }] })
  }
}

/** Publishes another page with the content API. */
export async function publishByApi(visitor: Visitor, { contentToken }: Fleet, number: number): Promise<void> {
  await visitor.post(
    '/content/publish',
    { documents: [withTitle(rules, `Publication ${number}`)], author: 'traffic' },
    { headers: { authorization: `Bearer ${contentToken}` } },
  )
}
