import { expect, it } from 'vitest'
import type { ComponentContract } from '../../../../schemas/component.ts'
import { gameHall } from '../../../../registry/game-hall/game-hall.schema.ts'
import { offerDetails } from '../../../../registry/offer-details/offer-details.schema.ts'
import { socialLogin } from '../../../../registry/social-login/social-login.schema.ts'
import { both, document, page, textBlock, tools } from '../../../../tests/support/content/content-site.ts'
import { brief, publishOver } from '../../../../tests/support/content/publish-over.ts'

it('a condition should name a language of the site', async () => {
  const shownIn = (is: string) =>
    page('news', { blocks: [{ ...textBlock('a', both('a')), when: { all: [{ fact: 'locale', is }] } }] })
  expect(brief(await publishOver([shownIn('ru')]))).toEqual([])
  expect(brief(await publishOver([shownIn('kk')]))).toEqual([
    'warning page/news /blocks/0/when/all/0/is The site does not have the language "kk"',
  ])
})

it('a lobby needs the query key of the volatility only if it filters by it', async () => {
  const registry = new Map<string, ComponentContract>([...tools.registry, [gameHall.type, gameHall]])
  const lobby = (props: object) =>
    page('games', {
      route: '/games',
      query: ['category', 'providers', 'types', 'tags', 'query', 'sort', 'page'],
      blocks: [
        { id: 'hall', type: 'GameHall', version: 1, props: { title: both('a'), features: [], ...props } },
      ],
    })
  const issuesOf = async (props: object) =>
    brief(await publishOver([lobby(props)], { registry })).filter((text) => text.includes('query key'))
  expect(await issuesOf({})).toEqual([])
  expect(await issuesOf({ volatilityFilter: true })).toEqual([
    'error page/games /blocks/0 GameHall needs the query key "volatility"',
  ])
})

it('a parameter of the route needs a block that finds out what it refers to', async () => {
  const registry = new Map<string, ComponentContract>([...tools.registry, [offerDetails.type, offerDetails]])
  const news = (blocks: object[]) => page('news', { route: '/news/:id', blocks })
  const text = textBlock('a', both('a'))
  const offer = { id: 'offer', type: 'OfferDetails', version: 1, props: { view: 'offers' } }
  const issuesOf = async (blocks: object[]) =>
    brief(await publishOver([news(blocks)], { registry })).filter((issue) => issue.includes(' /route '))
  expect(await issuesOf([text])).toEqual([
    'error page/news /route No block of the page finds out what :id refers to, so that any address would show it',
  ])
  expect(await issuesOf([text, offer])).toEqual([])
})

it('a login with a service needs the service in the settings', async () => {
  const registry = new Map<string, ComponentContract>([...tools.registry, [socialLogin.type, socialLogin]])
  const services = (...names: string[]) =>
    page('news', {
      blocks: [
        { id: 'social', type: 'SocialLogin', version: 1, props: { services: names, purpose: 'login' } },
      ],
    })
  const auth = document('settings', 'auth', {
    userParts: [],
    messengerHosts: [],
    socialProviders: [{ id: 'vk', name: 'VK' }],
  })
  const issuesOf = async (...changes: Parameters<typeof publishOver>[0]) =>
    brief(await publishOver(changes, { registry })).filter((issue) => issue.includes('/services'))
  expect(await issuesOf(services('google', 'vk'))).toEqual([
    'error page/news /blocks/0/props/services/1 Players cannot log in with "vk"',
  ])
  expect(await issuesOf(services('vk'), auth)).toEqual([])
  expect(await issuesOf(services('google'), auth)).toHaveLength(1)
})
