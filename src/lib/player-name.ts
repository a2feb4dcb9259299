import type { AccountInfo } from '../../schemas/api/entities/account.ts'

/** The name by which the site addresses a player; empty for a guest. */
export function playerName(account: AccountInfo | null): string {
  return account?.fakename || account?.login || ''
}
