-- For wrk: asks for the addresses behind `--`, one after the other, as a browser does that takes compressed answers. Prints what it counted as
-- JSON. It has no `response` of its own: with one, wrk reads every header and is slower than nginx.
local requests = {}
local turn = 0

function init(addresses)
  for _, address in ipairs(addresses) do
    requests[#requests + 1] = wrk.format("GET", address, { ["Host"] = "localhost", ["Accept-Encoding"] = "gzip" })
  end
end

function request()
  turn = turn % #requests + 1
  return requests[turn]
end

function done(summary)
  local errors = summary.errors
  local lost = errors.connect + errors.read + errors.write + errors.timeout
  io.write(string.format('{"answers":%d,"microseconds":%d,"refused":%d,"lost":%d}', summary.requests, summary.duration, errors.status, lost))
end
