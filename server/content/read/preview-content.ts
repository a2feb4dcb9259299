import type { PublishedContent } from '../model/gateway.ts'

/** Returns the content of a preview link; null if the link is forged or has expired. */
export type PreviewOf = (token: string) => Promise<PublishedContent | null>

/**
 * Wraps content with drafts for one preview: adds the token to the addresses that the browser fetches, so that
 * they return the same drafts.
 */
export function previewContent(content: PublishedContent, token: string): PublishedContent {
  const marked = (address: string) => `${address}?preview=${token}`
  return {
    ...content,
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
