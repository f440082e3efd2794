import type { Rows } from "../expected.ts";

const manyWords = Array.from({ length: 400 }, (_, index) => `word${index}`).join(" ");

export const junkRows = {
  "junk that must not fail": [
    { q: "asdfgh", none: true },
    { q: "xqzv wprtk", none: true },
    { q: "🙂", none: true },
    { q: "botox 💉 irvine", treatments: ["botox"], city: "irvine" },
    { q: "!!!", none: true },
    { q: "%%%", why: "not a pattern that matches all", none: true },
    { q: "___", why: "not a pattern that matches all", none: true },
    { q: "\\", none: true },
    { q: '"', none: true },
    { q: "((((", none: true },
    { q: "' or 1=1 --", why: "words, not SQL" },
    { q: "botox'; select pg_sleep(10); --", treatments: ["botox"] },
    { q: "'; drop table listings; --" },
    {
      q: "botox & | ! <-> :* ( )",
      why: "not the operators of full text",
      treatments: ["botox"],
      every: { treatment: "botox" },
    },
    { q: "botox:*", treatments: ["botox"] },
    { q: "<script>alert(1)</script>", why: "shown as text" },
    { q: '<img src=x onerror="alert(1)"> botox', treatments: ["botox"] },
    { q: "../../etc/passwd" },
    { q: "constructor", why: "no word of a language is a word of the vocabulary", none: true },
    { q: "__proto__" },
    { q: "a".repeat(2000), why: "2,000 letters", none: true },
    { q: "botox ".repeat(400), why: "400 times the same word", treatments: ["botox"] },
    { q: manyWords, why: "400 words" },
    { q: "보톡스", why: "Korean, not understood yet", none: true },
    { q: "\u202exotob", why: "written backwards by a control character" },
  ],
  "numbers alone": [
    { q: "300", why: "no price without a word for it" },
    { q: "12345", none: true },
    { q: "949", why: "an area code" },
    { q: "-1" },
    { q: "99999999999999999999", none: true },
    { q: "under 99999999999999999999", why: "a figure too large for a column" },
  ],
} satisfies Rows;
