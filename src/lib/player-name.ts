import type { AccountInfo } from '../../schemas/api/entities/account.ts'

/** The name by which the site addresses a player, whose initials are in every avatar; empty for a guest. */
export function playerName(account: AccountInfo | null): string {
  return account?.own_name || account?.fakename || account?.login || ''
}
