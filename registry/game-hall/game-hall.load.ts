import type { LoadParam, Loads } from '../../schemas/component.ts'

const ofCategory = (part: 'types' | 'tags'): LoadParam => ({
  from: 'category',
  query: 'category',
  prop: 'category',
  part,
  fallback: { from: 'query', name: part },
})

/** Personal lists, which only the browser can fill. */
const personal = { query: 'category', values: ['favourites', 'recent'] }

export const load = {
  games: {
    call: 'games.get',
    params: {
      count: { from: 'props', name: 'pageSize', fallback: 18 },
      offset: { from: 'page', name: 'page', size: 18, sizeProp: 'pageSize' },
      types: ofCategory('types'),
      tags: ofCategory('tags'),
      providers: { from: 'query', name: 'providers' },
      volatilities: { from: 'query', name: 'volatility', enabledBy: 'volatilityFilter' },
      query: { from: 'query', name: 'query' },
      sort: {
        from: 'query',
        name: 'sort',
        values: { priority: 'priority', name: 'name', players: 'players' },
        fallbackProp: 'sort',
        fallback: 'priority',
      },
      order: {
        from: 'query',
        name: 'sort',
        values: { priority: 'asc', name: 'asc', players: 'desc' },
        fallbackProp: 'sort',
        fallback: 'asc',
      },
    },
    except: personal,
    followsAddress: true,
  },
  // Addresses of categories redirect to the filtered list before the page is loaded: any other is of no category.
  categories: {
    call: 'games.getCategories',
    params: {},
    optional: true,
    subject: { route: 'id', at: 'items.sysname' },
  },
  providers: {
    call: 'games.getProviders',
    params: { types: ofCategory('types'), tags: ofCategory('tags') },
    optional: true,
    except: personal,
    followsAddress: true,
  },
} as const satisfies Loads
