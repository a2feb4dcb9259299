import fastify from 'fastify'
import { expect, it } from 'vitest'
import { partitionFramedCookies } from './framed-cookies.ts'

const lax = ['a=1; Path=/; HttpOnly; SameSite=Lax; Secure', 'b=2; Path=/; HttpOnly; SameSite=Lax; Secure']

async function cookiesAt(url: string, publicUrl = 'https://example.com') {
  const app = fastify()
  partitionFramedCookies(app, publicUrl)
  app.get('/*', (_request, reply) => reply.header('set-cookie', lax).send({}))
  return (await app.inject(url)).headers['set-cookie']
}

it('partitions cookies for a page in an iframe', async () => {
  for (const url of ['/api/auth/login?v=2.34&_non_strict=1', '/cms/auth/local?_non_strict=1&locale=uz'])
    expect(await cookiesAt(url)).toEqual([
      'a=1; Path=/; HttpOnly; SameSite=None; Partitioned; Secure',
      'b=2; Path=/; HttpOnly; SameSite=None; Partitioned; Secure',
    ])
})

it('leaves all other cookies unpartitioned', async () => {
  expect(await cookiesAt('/api/auth/login?v=2.34')).toEqual(lax)
  expect(await cookiesAt('/rules?_non_strict=1')).toEqual(lax)
  expect(await cookiesAt('/cms/auth/local?_non_strict=1', 'http://localhost:3000')).toEqual(lax)
})
