const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['YaBrowser/', 'Yandex'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const

const nameIn = (agent: string, names: readonly (readonly [string, string])[]) =>
  names.find(([mark]) => agent.includes(mark))?.[1]

/** `Firefox · Windows` for a `User-Agent` header; empty if it names no known browser. */
export function browserName(agent: string): string {
  return [nameIn(agent, browsers), nameIn(agent, systems)].filter((name) => name !== undefined).join(' · ')
}
