// The pins of Plinko, drawn in units of one bucket, and the ball that falls through them.
const { config, element, texts } = globalThis.gameFrame
const board = globalThis.gameBoard
const svg = element('pins')

const rows = () => Number(element('rows').value)
const buckets = () => config.buckets[`${element('rows').value}-${element('risk').value}`]

function shape(name, attributes, text = '') {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  made.textContent = text
  return made
}

const heightOf = (multiplier) => (multiplier >= 30_000 ? 'high' : multiplier >= 10_000 ? 'middle' : 'low')
const short = (multiplier) => String(multiplier / 10_000)
/** Many rows are closer together, so that the board uses the whole width of a phone. */
const rowHeight = () => Math.min(0.8, 10.4 / rows())
const spot = (row, turns) => [(rows() + 1) / 2 + turns - row / 2, row * rowHeight() + 0.4]

function drawBoard() {
  const width = rows() + 1
  const foot = rows() * rowHeight() + 0.2
  svg.setAttribute('viewBox', `0 -0.6 ${width} ${foot + 1.7}`)
  const pins = Array.from({ length: rows() }, (_row, row) =>
    Array.from({ length: row + 1 }, (_pin, pin) => {
      const [cx, cy] = spot(row, pin)
      return shape('circle', { cx, cy, r: 0.09 })
    }),
  ).flat()
  const boxes = buckets().map((multiplier, index) => {
    const group = shape('g', { class: 'bucket', 'data-height': heightOf(multiplier) })
    group.append(
      shape('rect', { x: index + 0.05, y: foot, width: 0.9, height: 1, rx: 0.18 }),
      shape('text', { x: index + 0.5, y: foot + 0.64 }, short(multiplier)),
    )
    return group
  })
  svg.replaceChildren(...pins, ...boxes, shape('circle', { id: 'ball', r: 0.26, cx: width / 2, cy: -0.3 }))
}

async function fall(path) {
  const ball = element('ball')
  let turns = 0
  const stops = path.map((turn, row) => {
    const [x, y] = spot(row, turns)
    turns += turn
    return [x, y - 0.34]
  })
  const [x] = spot(rows(), turns)
  const end = [x, rows() * rowHeight() - 0.06]
  const [startX, startY] = [(rows() + 1) / 2, -0.3]
  const place = ([left, top]) => ({ transform: `translate(${left - startX}px, ${top - startY}px)` })
  if (!board.isStill())
    await ball.animate([place([startX, startY]), ...stops.map(place), place(end)], {
      duration: 90 * (rows() + 1),
      easing: 'linear',
    }).finished
  ball.style.transform = place(end).transform
}

for (const control of ['rows', 'risk'])
  element(control).addEventListener('change', () => {
    drawBoard()
    board.onChoice()
  })
drawBoard()

globalThis.gameView = {
  choice: () => ({ rows: element('rows').value, risk: element('risk').value }),
  prospect() {
    const [most, least] = [Math.max(...buckets()), Math.min(...buckets())]
    return { next: `×${short(least)}–${short(most)}`, multiplier: most }
  },
  async show({ path, bucket }, multiplier) {
    drawBoard()
    await fall(path)
    svg.querySelectorAll('.bucket')[bucket].classList.add('wins')
    return board.fill(texts.landed, short(multiplier))
  },
}
