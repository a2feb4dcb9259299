import { isRecord } from '../../server/content/model/contracts.ts'
import type { DocumentName } from '../../server/content/model/gateway.ts'

const collection = '/content-manager/collection-types/api::document.document'
const account = {
  email: 'aziza@example.com',
  firstname: 'Aziza',
  lastname: 'Karimova',
  password: 'Marra2026x',
}

/** Somebody who works in Strapi's own admin: the first one there, who may do everything. */
export async function signInToStrapi(url: string) {
  let jwt = ''

  async function call(path: string, method: string, body?: object): Promise<Record<string, unknown>> {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(jwt !== '' && { authorization: `Bearer ${jwt}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json()
    if (!response.ok || !isRecord(answer)) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer
  }

  /** As Strapi takes files: it answers what has become of the one that was sent. */
  async function send(path: string, form: FormData): Promise<Record<string, unknown>> {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${jwt}` },
      body: form,
    })
    const answer: unknown = await response.json()
    const file: unknown = Array.isArray(answer) ? answer[0] : answer
    if (!response.ok || !isRecord(file)) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return file
  }

  const { data } = await call('/admin/register-admin', 'POST', account)
  jwt = String(isRecord(data) && data['token'])

  async function idOf({ kind, key }: DocumentName): Promise<string> {
    const query = new URLSearchParams({ 'filters[kind][$eq]': kind, 'filters[key][$eq]': key })
    const { results } = await call(`${collection}?${String(query)}`, 'GET')
    const found: unknown = Array.isArray(results) ? results[0] : undefined
    if (!isRecord(found)) throw new Error(`Strapi has no ${kind}/${key}`)
    return String(found['documentId'])
  }

  return {
    /** Uploads a file to the media library of Strapi; its address there. */
    async upload(file: Blob, name: string, words: { alternativeText?: string; caption?: string }) {
      const form = new FormData()
      form.append('files', file, name)
      form.append('fileInfo', JSON.stringify({ name, ...words }))
      const { id, url: address } = await send('/upload', form)
      return { id: Number(id), address: String(address) }
    },
    /** Says otherwise what a file of the media library shows. */
    async describe(id: number, words: { alternativeText?: string; caption?: string }) {
      const form = new FormData()
      form.append('fileInfo', JSON.stringify(words))
      await send(`/upload?id=${id}`, form)
    },
    create: (document: object) => call(collection, 'POST', document),
    /** Saves a draft. */
    save: async (name: DocumentName, change: object) =>
      call(`${collection}/${await idOf(name)}`, 'PUT', change),
    publish: async (name: DocumentName) =>
      call(`${collection}/${await idOf(name)}/actions/publish`, 'POST', {}),
    unpublish: async (name: DocumentName) =>
      call(`${collection}/${await idOf(name)}/actions/unpublish`, 'POST', {}),
    /** Address that Strapi shows a document at. */
    async previewOf(name: DocumentName): Promise<string> {
      const query = new URLSearchParams({ documentId: await idOf(name), status: 'draft' })
      const preview = await call(
        `/content-manager/preview/url/api::document.document?${String(query)}`,
        'GET',
      )
      return String(isRecord(preview['data']) && preview['data']['url'])
    },
  }
}
