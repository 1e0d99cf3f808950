// node dish.mjs MODULE POPULATION STEPS: prints steps per second of processor time, and the state's hash.
import { readFileSync } from "node:fs";

const [path, population, steps] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(path), {});
const micro = instance.exports;

// A first run lets the optimizing compiler see all of the code.
micro.dish_create(Number(population), 2);
micro.dish_step(600);

micro.dish_create(Number(population), 1);
const start = process.cpuUsage();
micro.dish_step(Number(steps));
const { user, system } = process.cpuUsage(start);
const half = (number) => (number >>> 0).toString(16).padStart(8, "0");
const hash = half(micro.dish_hash_high()) + half(micro.dish_hash_low());
console.log(Number(steps) / ((user + system) / 1e6), hash);
