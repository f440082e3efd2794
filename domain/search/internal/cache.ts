/** Cache that computes each answer once until it is invalidated. Failures are not cached. */
export class Kept<Key, Value> {
  readonly #answers = new Map<Key, Promise<Value>>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  answer(key: Key, work: () => Promise<Value>): Promise<Value> {
    const known = this.#answers.get(key);
    if (known) return known;
    if (this.#answers.size >= this.#most) this.#answers.clear();
    const answer = work();
    this.#answers.set(key, answer);
    answer.catch(() => this.#answers.get(key) === answer && this.#answers.delete(key));
    return answer;
  }

  clear() {
    this.#answers.clear();
  }
}
