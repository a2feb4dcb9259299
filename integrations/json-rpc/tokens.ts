import { recordOf } from 'marquee/adapter'

/** Players whose tokens are remembered: the oldest are forgotten, and ask the platform again. */
const maxPlayers = 10_000
const maxTokens = 5

/** The tokens of players, because what the platform pushes names only the player. */
export function rememberTokens() {
  const known = new Map<string, string[]>()
  return {
    note(token: string, player: unknown): void {
      const { uuid } = recordOf(player)
      if (typeof uuid !== 'string') return
      const others = (known.get(uuid) ?? []).filter((other) => other !== token)
      known.delete(uuid)
      known.set(uuid, [...others, token].slice(-maxTokens))
      const [oldest] = known.keys()
      if (known.size > maxPlayers && oldest !== undefined) known.delete(oldest)
    },
    of: (uuid: unknown): readonly string[] => (typeof uuid === 'string' ? (known.get(uuid) ?? []) : []),
  }
}
