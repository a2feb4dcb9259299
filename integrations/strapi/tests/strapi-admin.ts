import { isRecord } from '../../../schemas/is-record.ts'
import type { DocumentName } from '../../../server/content/model/gateway.ts'

const collection = '/content-manager/collection-types/api::document.document'
const account = {
  email: 'aziza@example.com',
  firstname: 'Aziza',
  lastname: 'Karimova',
  password: 'Marra2026x',
}

/** A user of Strapi's admin: its first account, with all rights. */
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

  /** Sends a file as Strapi's API expects it and returns the stored file. */
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
    /** Uploads a file to Strapi's media library and returns its address. */
    async upload(file: Blob, name: string, words: { alternativeText?: string; caption?: string }) {
      const form = new FormData()
      form.append('files', file, name)
      form.append('fileInfo', JSON.stringify({ name, ...words }))
      const { id, url: address } = await send('/upload', form)
      return { id: Number(id), address: String(address) }
    },
    /** Changes the texts of a file in the media library. */
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
    /** Address of a document's preview in Strapi. */
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
