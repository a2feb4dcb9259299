import type { ProviderFrame } from '../../../../schemas/documents/settings/games-settings.ts'

/** Origin of messages of a frame without rights on any origin. */
const opaqueOrigin = 'null'

/** Whether an origin is listed; a listed host may begin with "*.". */
function isListed(origin: string, hosts: readonly string[]): boolean {
  return hosts.some((host) => {
    const [scheme = '', domain] = host.split('*')
    return domain === undefined ? origin === host : origin.startsWith(scheme) && origin.endsWith(domain)
  })
}

/** Whether messages of this origin are accepted from the frame's window. Never those of the site itself. */
export function isFrameOrigin(origin: string, frame: ProviderFrame | undefined): boolean {
  return (
    origin === opaqueOrigin || (origin !== window.location.origin && isListed(origin, frame?.hosts ?? []))
  )
}

/** The `sandbox` of a frame. What the site itself serves stays without rights, as its own policy says. */
export function frameRights(frame: ProviderFrame | undefined): string {
  const isForeign = frame !== undefined && !isListed(window.location.origin, frame.hosts)
  return [
    'allow-scripts allow-forms',
    ...(isForeign && frame.allowStorage === true ? ['allow-same-origin'] : []),
    ...(frame?.allowPopups === true ? ['allow-popups allow-popups-to-escape-sandbox'] : []),
  ].join(' ')
}
