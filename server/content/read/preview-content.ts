import type { PublishedContent } from '../model/gateway.ts'

/** Returns the content of a preview link; null if the link is forged or has expired. */
export type PreviewOf = (token: string) => Promise<PublishedContent | null>

const unrouted = /^\/_page\/([A-Za-z0-9._/-]+)$/

/** Path at which previews show a page that has no address of its own, such as that of an error. */
export const unroutedPath = (key: string) => `/_page/${key}`

/**
 * Wraps content with drafts for one preview: adds the token to the addresses that the browser fetches, so that
 * they return the same drafts.
 */
export function previewContent(content: PublishedContent, token: string): PublishedContent {
  const marked = (address: string) => `${address}?preview=${token}`
  return {
    ...content,
    findPage(path) {
      const key = unrouted.exec(path)?.[1]
      return key !== undefined && content.hasPage(key) ? { key, params: {} } : content.findPage(path)
    },
    async config(locale) {
      const config = await content.config(locale)
      const { messagesUrl, themeUrl } = config
      return { ...config, preview: token, messagesUrl: marked(messagesUrl), themeUrl: marked(themeUrl) }
    },
    async form(key, locale) {
      const form = await content.form(key, locale)
      return form === null || form.validatorUrl === null
        ? form
        : { ...form, validatorUrl: marked(form.validatorUrl) }
    },
  }
}
