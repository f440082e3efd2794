import { expect, test } from "vitest";
import { containsAddress, typedName } from "./typed-name.ts";

test.for([
  ..."Dr. Lee|St. Mary|A.J. Skin|Skin.Lab|Dr.Lee|J.R.R. Tolkien|Ph.D. Aesthetics|O.C. Med Spa|Laser & Skin, Inc.|Nº.5 Beauty|24.7 Wellness|Glow/Up Studio".split(
    "|",
  ),
  ..."Vitamin B.12 Bar|M.D.|Mary-Jane O'Neil|Renée D’Arcy|No. 1 Co.|Skin+|Dr. Anna Lee, M.D./Ph.D.|Com. Beauty|The Net. Lounge|Face @ Home|Studio www".split(
    "|",
  ),
  ..."Café.Élan|U.S. Laser|Dr. Me|it.is.skin'care".split("|"),
])("accepts the name %s", (name) => expect(containsAddress(name)).toBe(false));

test.for([
  ..."You won $500. Collect it today at https://evil.example/win before midnight|Claim at HTTP://evil.example|www.evil|WWW.Evil.com".split(
    "|",
  ),
  ..."evil.example|Evil.Com now|visit evil.com, please|evil.co/x|glow.spa/win|bit.ly/3xY|t.me/bot|go to my-site.xyz!|mail me: a@b.co|1.2.3.4".split(
    "|",
  ),
  ..."evil．com|evil。com|e\u200Bvil\u200B.\u200Bcom|evil.xn--p1ai|пример.com|sub.domain.example.org.".split(
    "|",
  ),
])("rejects the name %s", (name) => expect(containsAddress(name)).toBe(true));

test("tells the user what to enter", () => {
  expect(typedName("Enter your name").safeParse("evil.com").error?.issues[0]?.message).toBe(
    "Enter a name without a web or email address.",
  );
  expect(typedName("Enter your name").parse(" Dr. Lee ")).toBe("Dr. Lee");
});
