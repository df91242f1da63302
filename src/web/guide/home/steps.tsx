import { home } from '#messages/home.ts'

export function Steps() {
  return (
    <section className="steps" aria-labelledby="steps-title">
      <h2 id="steps-title">{home.stepsTitle}</h2>
      <ol>
        {home.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
