/** Registers a player of the sandbox and returns the session's cookie. */
export async function registerPlayer(site: string, number: number, currency = 'UZS'): Promise<string> {
  const registered = await fetch(`${site}/api/auth/register?v=2.34&locale=uz`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      phone: `99893${String(number).padStart(7, '0')}`,
      password: 'marra-01',
      birth_date: '1990-01-15',
      agreement: 'true',
      currency,
    }),
  })
  const cookie = registered.headers.get('set-cookie')?.split(';')[0]
  if (cookie === undefined) throw new Error(await registered.text())
  return cookie
}
