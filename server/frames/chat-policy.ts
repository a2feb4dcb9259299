import type { ChatChoice } from '../platform/index.ts'

/** Hosts of each provider's widget, as documented by the provider. */
const hostsOf = {
  livechat: ['*.livechatinc.com', '*.livechat-files.com', '*.livechat-static.com', '*.text.com'],
  intercom: [
    '*.intercom.io',
    '*.intercomcdn.com',
    '*.intercomassets.com',
    '*.intercomusercontent.com',
    '*.intercom-attachments-1.com',
  ],
  zendesk: ['*.zdassets.com', '*.zendesk.com', '*.smooch.io', '*.zopim.com'],
  jivo: ['*.jivosite.com', '*.jivo.ru', '*.jivochat.com'],
  crisp: ['*.crisp.chat'],
} as const

/** Origins of a provider's code; for a self-hosted installation, from its configuration. */
function originsOf(choice: ChatChoice): string[] {
  if (choice.provider === 'none') return []
  if (choice.provider !== 'chatwoot') return hostsOf[choice.provider].map((host) => `https://${host}`)
  const base = choice.configuration['base_url'] ?? ''
  return URL.canParse(base) ? [new URL(base).origin] : []
}

/** The Content-Security-Policy of the chat document: allows the chosen provider only. */
export function chatPolicy(choice: ChatChoice, publicUrl: string): string {
  const origins = originsOf(choice)
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'))
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...origins],
    // Every provider injects inline styles.
    ['style-src', "'unsafe-inline'", ...origins],
    ['connect-src', ...origins, ...sockets],
    ['img-src', 'data:', 'blob:', ...origins],
    ['media-src', 'data:', 'blob:', ...origins],
    ['font-src', 'data:', ...origins],
    ['frame-src', ...origins],
    ['form-action', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', publicUrl],
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}
