import type { ChatChoice } from '../platform/index.ts'

/** Families of hosts that the widget of a provider is made of, as the providers publish them. */
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

/** Origins of a provider's code; an installation of the operator's own is where its configuration says. */
function originsOf(choice: ChatChoice): string[] {
  if (choice.provider === 'none') return []
  if (choice.provider !== 'chatwoot') return hostsOf[choice.provider].map((host) => `https://${host}`)
  const base = choice.configuration['base_url'] ?? ''
  return URL.canParse(base) ? [new URL(base).origin] : []
}

/** The Content-Security-Policy of the chat's document: the chosen provider's code, and nobody else's. */
export function chatPolicy(choice: ChatChoice, publicUrl: string): string {
  const origins = originsOf(choice)
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'))
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...origins],
    // Every provider writes its styles into the document.
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
