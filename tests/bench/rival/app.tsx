/**
 * The pages as a team would build them with React Router: loaders, one component per page, everything hydrated. They
 * show less than Marquee's: no fonts, popups, limits, languages or consents.
 */
import { useState, type SubmitEvent } from 'react'
import { Link, Outlet, useLoaderData, type RouteObject } from 'react-router-dom'
import type { PageData } from './data.ts'

const useData = () => useLoaderData<PageData>()
const amounts = [50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000]

function Shell() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <header className="head">
        <Link to="/gamehall">marra</Link>
        <nav hidden={!isOpen}>
          <Link to="/gamehall">Игры</Link>
          <Link to="/sports">Спорт</Link>
          <Link to="/help/deposit">Помощь</Link>
        </nav>
        <Link className="button" to="/cashier/deposit">
          Пополнить
        </Link>
        <button className="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Меню
        </button>
      </header>
      <main>
        <Outlet />
      </main>
      <footer className="foot">
        <Link to="/help/deposit">Помощь</Link>
        <p>Услуги доступны только лицам старше 18 лет.</p>
      </footer>
    </>
  )
}

function Heart({ name }: { name: string }) {
  const [isLiked, setLiked] = useState(false)
  return (
    <button
      className="heart"
      aria-pressed={isLiked}
      aria-label={`В избранном: ${name}`}
      onClick={() => setLiked(!isLiked)}
    >
      ♥
    </button>
  )
}

function Lobby() {
  const { games, covers } = useData()
  const [text, setText] = useState('')
  const [provider, setProvider] = useState('')
  const providers = [...new Set(games.map((game) => game.provider))]
  const isShown = (game: (typeof games)[number]) =>
    game.name.toLowerCase().includes(text.toLowerCase()) && (provider === '' || game.provider === provider)
  return (
    <>
      <h1>Игры</h1>
      <input
        type="search"
        aria-label="Поиск игр"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="chips">
        {providers.map((name) => (
          <button
            className="chip"
            key={name}
            aria-pressed={name === provider}
            onClick={() => setProvider(name === provider ? '' : name)}
          >
            {name}
          </button>
        ))}
      </div>
      <ul className="tiles">
        {games.map(
          (game, index) =>
            isShown(game) && (
              <li key={game.sysname}>
                <Link to={`/game/${game.sysname}`}>
                  <img
                    src={covers[index]}
                    alt=""
                    width={160}
                    height={213}
                    loading={index < 6 ? 'eager' : 'lazy'}
                  />
                  <b>{game.name}</b>
                  <span>{game.provider}</span>
                </Link>
                <Heart name={game.name} />
              </li>
            ),
        )}
      </ul>
    </>
  )
}

function GamePage() {
  const { games, demo } = useData()
  const [showsRules, setShowsRules] = useState(false)
  const game = games[0]
  return (
    <>
      <h1>{game?.name}</h1>
      <p>{game?.provider}</p>
      <iframe className="game" src={demo} title={game?.name} />
      <button className="button" aria-expanded={showsRules} onClick={() => setShowsRules(!showsRules)}>
        Правила и RTP
      </button>
      {showsRules && <p>Результат каждого вращения случаен.</p>}
      <Heart name={game?.name ?? ''} />
    </>
  )
}

function Deposit() {
  const { methods } = useData()
  const [method, setMethod] = useState(methods[0]?.id)
  const [amount, setAmount] = useState('100000')
  const [error, setError] = useState('')
  const chosen = methods.find(({ id }) => id === method)
  const pay = (event: SubmitEvent) => {
    event.preventDefault()
    const isEnough = Number(amount) >= Number(chosen?.min) && Number(amount) <= Number(chosen?.max)
    setError(isEnough ? '' : `От ${chosen?.min} до ${chosen?.max} сум`)
  }
  return (
    <form onSubmit={pay}>
      <h1>Пополнение</h1>
      <fieldset>
        <legend>Способ оплаты</legend>
        {methods.map(({ id, sysname, min, fee_percent: fee }) => (
          <label className="method" key={id}>
            <input type="radio" name="method" checked={id === method} onChange={() => setMethod(id)} />
            <b>{sysname}</b>
            <span>
              от {min} · комиссия {fee}%
            </span>
          </label>
        ))}
      </fieldset>
      <label>
        Сумма
        <input inputMode="numeric" value={amount} onChange={({ target }) => setAmount(target.value)} />
      </label>
      <div className="chips">
        {amounts.map((value) => (
          <button
            className="chip"
            type="button"
            key={value}
            aria-pressed={String(value) === amount}
            onClick={() => setAmount(String(value))}
          >
            {value}
          </button>
        ))}
      </div>
      <label>
        Номер карты
        <input inputMode="numeric" autoComplete="cc-number" required pattern="\d{16}" />
      </label>
      {error && <p role="alert">{error}</p>}
      <button className="button">Оплатить</button>
    </form>
  )
}

function Sports() {
  const { events } = useData()
  const [chosen, setChosen] = useState('')
  return (
    <>
      <h1>Спорт</h1>
      {events.map((event) => (
        <section className="event" key={event.id}>
          <span>{event.league}</span>
          <b>
            {event.home} – {event.away} {event.score}
          </b>
          <div className="chips">
            {event.outcomes.map(({ name, odds }) => (
              <button
                className="chip"
                key={name}
                disabled={odds === null}
                aria-pressed={chosen === event.id + name}
                onClick={() => setChosen(event.id + name)}
              >
                {name} {odds}
              </button>
            ))}
          </div>
        </section>
      ))}
    </>
  )
}

function Article() {
  const { article } = useData()
  return (
    <article>
      <h1>{article.title}</h1>
      {/* Rich text of a content management system. */}
      <div dangerouslySetInnerHTML={{ __html: article.html }} />
    </article>
  )
}

/** `load`: what a page shows, by its path. */
export function routes(load: (path: string) => Promise<PageData>): RouteObject[] {
  const loader = ({ request }: { request: Request }) => load(new URL(request.url).pathname)
  return [
    {
      element: <Shell />,
      children: [
        { path: '/gamehall', element: <Lobby />, loader },
        { path: '/game/:game', element: <GamePage />, loader },
        { path: '/cashier/deposit', element: <Deposit />, loader },
        { path: '/sports', element: <Sports />, loader },
        { path: '/help/deposit', element: <Article />, loader },
      ],
    },
  ]
}
